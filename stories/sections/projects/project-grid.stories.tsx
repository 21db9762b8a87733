import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { projectCards } from "#content/generated/project-cards.ts";
import { ProjectGrid } from "#sections/projects/project-grid.tsx";
import { fitsSmallWindow } from "../../measure.ts";

const meta = {
  title: "Sections/Projects/Project grid",
  component: ProjectGrid,
  parameters: { layout: "fullscreen" },
  args: { eyebrow: "Selected work", title: "Projects we are proud of", projects: projectCards.slice(0, 6) },
} satisfies Meta<typeof ProjectGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CardsUnderTheirHeading: Story = {
  play: async ({ args, canvas }) => {
    const region = within(canvas.getByRole("region", { name: "Projects we are proud of" }));
    await expect(region.getByText("Selected work")).toBeVisible();
    await expect(region.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
      args.projects.map(({ id }) => `/project-single/${id}`),
    );
  },
};

export const OnASmallScreen: Story = fitsSmallWindow;
