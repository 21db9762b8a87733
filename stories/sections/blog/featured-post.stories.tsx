import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { journalPosts } from "#content/derived/home-posts.ts";
import { FeaturedPost } from "#sections/blog/featured-post.tsx";
import { fitsSmallWindow, elementAtCenter } from "../../measure.ts";

const latest = journalPosts[0]!;

const meta = {
  title: "Sections/Blog/Featured post",
  component: FeaturedPost,
  parameters: { layout: "fullscreen" },
  args: { post: latest },
} satisfies Meta<typeof FeaturedPost>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args: { post }, canvas, step }) => {
    await step("Links to the post", async () => {
      const article = within(canvas.getByRole("article"));
      await expect(article.getByRole("heading", { level: 2, name: post.title })).toBeVisible();
      await expect(article.getByRole("link", { name: post.title })).toHaveAttribute("href", `/blog-single/${post.id}`);
      await expect(article.getByText(post.author)).toBeVisible();
      await expect(article.getByRole("time")).toHaveAttribute("datetime", post.createdAt);
    });
    await step("Loads the picture first, below the link", async () => {
      const image = canvas.getByRole("img");
      await expect(image).toHaveAttribute("fetchpriority", "high");
      await expect(elementAtCenter(image), "the link of the title covers the picture").not.toBe(image);
    });
  },
};

export const OnASmallScreen: Story = fitsSmallWindow;
