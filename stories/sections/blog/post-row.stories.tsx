import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { posts } from "#content/post.ts";
import { PostRow, PostRows } from "#sections/blog/post-row.tsx";
import { atWidth } from "../../carousel.ts";
import { countColumns, overflow } from "../../measure.ts";

const meta = {
  title: "Sections/Blog/Post row",
  component: PostRow,
  args: { post: posts[0]! },
} satisfies Meta<typeof PostRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NumberDateAndReadingTime: Story = {
  args: { post: { ...posts[0]!, number: 7, createdAt: "2026-09-07", readingMinutes: 5 } },
  play: async ({ canvas, args: { post } }) => {
    const row = within(canvas.getByRole("article", { name: post.title }));
    await expect(row.getByRole("link", { name: post.title })).toHaveAttribute("href", `/blog-single/${post.id}`);
    await expect(row.getByText("No. 07")).toBeVisible();
    await expect(row.getByRole("time")).toHaveAttribute("datetime", "2026-09-07");
    await expect(row.getByRole("time")).toHaveTextContent("September 7, 2026");
    await expect(row.getByText("5 min read")).toBeVisible();
  },
};

export const ThePictureOfACardIsAboveItsText: Story = {
  args: { look: "card" },
  globals: atWidth(768),
  play: async ({ canvas }) => {
    const picture = canvas.getByRole("img").getBoundingClientRect();
    await expect(picture.bottom).toBeLessThan(canvas.getByRole("heading").getBoundingClientRect().top);
  },
};

export const TwoColumnsOnADesktop: Story = {
  globals: atWidth(1280),
  render: () => <PostRows posts={posts.slice(0, 5)} columns="two" />,
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole("article");
    await expect(countColumns(rows)).toBe(2);
    // the last row is as wide as both columns
    await expect(rows.at(-1)!.getBoundingClientRect().width).toBeGreaterThan(rows[0]!.clientWidth * 1.5);
  },
};

export const LongWordAt320: Story = {
  globals: atWidth(320),
  args: { post: { ...posts[0]!, title: "Rindfleischetikettierungsüberwachung" } },
  play: async () => {
    await expect(overflow()).toBe(0);
  },
};
