import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { projectCards } from "#content/derived/project-cards.ts";
import { ProjectIndex } from "#sections/projects/project-index.tsx";
import { fitsSmallWindow } from "../../measure.ts";

const meta = {
  title: "Sections/Projects/Project index",
  component: ProjectIndex,
  args: { projects: projectCards.slice(0, 4) },
} satisfies Meta<typeof ProjectIndex>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneRowPerProject: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas, args: { projects } }) => {
    const rows = canvas.getAllByRole("listitem");
    await expect(rows).toHaveLength(projects.length);
    for (const [index, { id, title, discipline }] of projects.entries()) {
      const row = within(rows[index]!);
      await expect(row.getByRole("link", { name: title })).toHaveAttribute("href", `/project-single/${id}`);
      await expect(row.getByText(`KV-00${id}`)).toBeVisible();
      await expect(row.getByText(discipline)).toBeVisible();
    }
  },
};

export const OnASmallScreen: Story = fitsSmallWindow;
