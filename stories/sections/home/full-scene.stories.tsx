import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { lineScene } from "#content/home.ts";
import { FullScene } from "#sections/home/full-scene.tsx";
import { overflow } from "../../measure.ts";

const meta = {
  title: "Sections/Home/Full scene",
  component: FullScene,
  parameters: { layout: "fullscreen" },
  args: { id: "scene", ...lineScene },
} satisfies Meta<typeof FullScene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("region", { name: args.title })).toBeVisible();
    const { width } = canvas.getByRole("img", { name: args.photo.alt }).getBoundingClientRect();
    await expect(width).toBe(document.documentElement.clientWidth);
  },
};

export const InASmallWindow: Story = {
  globals: { viewport: { value: "w320" } },
  play: async () => {
    await expect(overflow()).toBe(0);
  },
};
