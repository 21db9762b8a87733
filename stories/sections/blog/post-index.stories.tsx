import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { journalPosts } from "#content/derived/home-posts.ts";
import { PostIndex } from "#sections/blog/post-index.tsx";
import { fitsSmallWindow } from "../../measure.ts";

const meta = {
  title: "Sections/Blog/Post index",
  component: PostIndex,
  args: { posts: journalPosts },
} satisfies Meta<typeof PostIndex>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneRowPerPost: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas, args: { posts } }) => {
    const rows = canvas.getAllByRole("listitem");
    await expect(rows).toHaveLength(posts.length);
    for (const [index, { id, title, readingMinutes }] of posts.entries()) {
      const row = within(rows[index]!);
      await expect(row.getByRole("link", { name: title })).toHaveAttribute("href", `/blog-single/${id}`);
      await expect(row.getByText(`${readingMinutes} min read`)).toBeVisible();
    }
  },
};

export const OnASmallScreen: Story = fitsSmallWindow;
