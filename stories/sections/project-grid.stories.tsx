import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { projects } from "#content/project";
import { ProjectGrid } from "#sections/project-grid";
import { columns, overflow } from "../measure";

const meta = {
  title: "Sections/Project grid",
  component: ProjectGrid,
  parameters: { layout: "fullscreen" },
  args: { eyebrow: "Selected work", title: "Parts we are glad to show", projects: projects.slice(0, 6) },
} satisfies Meta<typeof ProjectGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryProjectIsShownAndDescribed: Story = {
  play: async ({ args, canvas }) => {
    const region = within(canvas.getByRole("region", { name: "Parts we are glad to show" }));
    const entries = region.getAllByRole("listitem");
    await expect(entries).toHaveLength(6);
    for (const [index, { title, discipline, summary, image }] of args.projects.entries()) {
      const entry = within(entries[index]!);
      await expect(entry.getByRole("heading", { level: 3, name: title })).toBeVisible();
      await expect(entry.getByRole("img", { name: image.alt })).toBeVisible();
      await expect(entry.getByText(discipline)).toBeVisible();
      await expect(entry.getByText(summary)).toBeVisible();
    }
  },
};

/** Drawing numbers are ornament: seen, not spoken. */
export const DrawingNumbersAreNotSpoken: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("KV-006")).toBeVisible();
    await expect(canvas.getByText("KV-006")).toHaveAttribute("aria-hidden", "true");
  },
};

export const PicturesAreOfOneSize: Story = {
  play: async ({ canvas }) => {
    const sizes = canvas.getAllByRole("img").map((image) => image.getBoundingClientRect());
    await expect(new Set(sizes.map(({ width, height }) => `${width.toFixed()} x ${height.toFixed()}`)).size).toBe(1);
    await expect(sizes[0]!.width / sizes[0]!.height).toBeCloseTo(4 / 3, 1);
  },
};

export const ThreeInARowOnADesktop: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    await expect(columns(canvas.getAllByRole("listitem"))).toBe(3);
  },
};

export const TwoInARowOnATablet: Story = {
  globals: { viewport: { value: "w768" } },
  play: async ({ canvas }) => {
    await expect(columns(canvas.getAllByRole("listitem"))).toBe(2);
  },
};

export const OneColumnOnASmallScreen: Story = {
  args: {
    projects: [
      { ...projects[6]!, title: "Witterungsbeständigkeitsgehäuse für Außenelektronik" },
      ...projects.slice(0, 1),
    ],
  },
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    await expect(columns(canvas.getAllByRole("listitem"))).toBe(1);
    await expect(overflow()).toBe(0);
  },
};
