import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { posts } from "#content/post.ts";
import { NextPost } from "#sections/blog/next-post.tsx";
import { elementAtCenter, fitsSmallWindow } from "../../measure.ts";

const meta = {
  title: "Sections/Blog/Next post",
  component: NextPost,
  parameters: { layout: "fullscreen" },
  args: { post: posts[0]! },
} satisfies Meta<typeof NextPost>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AClickAnywhereFollowsTheTitle: Story = {
  play: async ({ canvas, args: { post } }) => {
    const next = within(canvas.getByRole("region", { name: "Read next" }));
    const link = next.getByRole("link", { name: post.title });
    await expect(link).toHaveAttribute("href", `/blog-single/${post.id}`);
    await expect(next.getByRole("time")).toHaveAttribute("datetime", post.createdAt);
    const text = next.getByText(post.description);
    await expect(elementAtCenter(text), "the link covers the text").not.toBe(text);
  },
};

export const OnASmallScreen: Story = fitsSmallWindow;
