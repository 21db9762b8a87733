import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { journalPosts } from "#content/generated/home-posts.ts";
import { PostIndex } from "#sections/blog/post-index.tsx";
import { fitsSmallWindow } from "../../measure.ts";

const meta = {
  title: "Sections/Blog/Post index",
  component: PostIndex,
  args: { posts: journalPosts },
} satisfies Meta<typeof PostIndex>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ALineAPost: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas, args: { posts } }) => {
    const lines = canvas.getAllByRole("listitem");
    await expect(lines).toHaveLength(posts.length);
    for (const [index, { id, title, readingMinutes }] of posts.entries()) {
      const line = within(lines[index]!);
      await expect(line.getByRole("link", { name: title })).toHaveAttribute("href", `/blog-single/${id}`);
      await expect(line.getByText(`${readingMinutes} min read`)).toBeVisible();
    }
  },
};

export const OnASmallScreen: Story = fitsSmallWindow;
