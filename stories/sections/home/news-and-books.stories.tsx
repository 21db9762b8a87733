import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { bookStrip } from "#content/derived/books.ts";
import { latestPosts } from "#content/derived/latest-posts.ts";
import { NewsAndBooks } from "#sections/home/news-and-books.tsx";
import { countColumns, fitsSmallWindow } from "../../measure.ts";

const meta = {
  title: "Sections/Home/News and books",
  component: NewsAndBooks,
  parameters: { layout: "fullscreen" },
  args: { posts: latestPosts, title: bookStrip.title, books: bookStrip.books },
} satisfies Meta<typeof NewsAndBooks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SideBySideOnADesktop: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ args, canvas }) => {
    const news = canvas.getByRole("region", { name: "Latest news" });
    const books = canvas.getByRole("region", { name: args.title });
    await expect(countColumns([news, books])).toBe(2);
    await expect(within(news).getByRole("link", { name: "All posts" })).toHaveAttribute("href", "/blog");
    await expect(within(books).getByRole("link", { name: "All books" })).toHaveAttribute("href", "/shop");
  },
};

export const OnASmallScreen: Story = fitsSmallWindow;
