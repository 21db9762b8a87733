import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PostMark } from "#sections/blog/post-mark.tsx";
import { atWidth } from "../../carousel.ts";

const meta = {
  title: "Sections/Blog/Post mark",
  component: PostMark,
  args: { post: { number: 3, createdAt: "2026-09-07", readingMinutes: 5 } },
} satisfies Meta<typeof PostMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  globals: atWidth(320),
  play: async ({ canvas }) => {
    for (const text of ["No. 03", "September 7, 2026", "5 min read"])
      await expect(canvas.getByText(text)).toBeVisible();
  },
};

export const ShortOnAPhone: Story = {
  args: { phone: "short" },
  globals: atWidth(320),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("time")).toBeVisible();
    await expect(canvas.getByText("5 min read")).not.toBeVisible();
  },
};
