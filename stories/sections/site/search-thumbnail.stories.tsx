import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import gears from "#assets/cut-project-01-gears.webp?cutout";
import { SearchThumbnail } from "#sections/site/search-thumbnail.tsx";

const meta = {
  title: "Sections/Site/Search thumbnail",
  component: SearchThumbnail,
  args: { kind: "Project", picture: gears },
} satisfies Meta<typeof SearchThumbnail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const APicture: Story = {
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector("img")!;
    await waitFor(() => expect(image.naturalWidth).toBe(96));
    await expect(image.getBoundingClientRect()).toMatchObject({ width: 48, height: 48 });
    await expect(image).toHaveAttribute("alt", "");
  },
};

export const AnIconForEntriesWithoutAPicture: Story = {
  args: { kind: "City", picture: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("use")!.getAttribute("href")).toMatch(/#map-pin$/);
    await expect(canvasElement.querySelector("img")).toBeNull();
  },
};
