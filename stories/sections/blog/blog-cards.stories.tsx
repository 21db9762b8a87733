import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { posts } from "#content/post.ts";
import { BlogCards } from "#sections/blog/blog-cards.tsx";
import { countColumns, overflow, threeColumns } from "../../measure.ts";

const meta = {
  title: "Sections/Blog/Blog cards",
  component: BlogCards,
  args: { posts },
} satisfies Meta<typeof BlogCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryCardLinksToItsPost: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(args.posts.length);
    for (const { id, title } of args.posts) {
      await expect(canvas.getByRole("link", { name: title })).toHaveAttribute("href", `/blog-single/${id}`);
    }
  },
};

export const DateAndReadingTime: Story = {
  args: { posts: [{ ...posts[0]!, createdAt: "2026-09-07", readingMinutes: 5 }] },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole("article"));
    await expect(card.getByRole("time")).toHaveAttribute("datetime", "2026-09-07");
    await expect(card.getByRole("time")).toHaveTextContent("September 7, 2026");
    await expect(card.getByText(/5 min read/)).toBeVisible();
  },
};

export const HeadingLevelTwo: Story = {
  args: { level: 2 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole("heading", { level: 2 })).toHaveLength(args.posts.length);
  },
};

export const ThreeInARowOnADesktop: Story = threeColumns;

export const TwoInARowBesideASidebar: Story = {
  args: { columns: "two-from-sm" },
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    await expect(countColumns(canvas.getAllByRole("article"))).toBe(2);
  },
};

export const OneColumnOnASmallScreen: Story = {
  args: { posts: [{ ...posts[0]!, title: "Rindfleischetikettierungsüberwachung" }, ...posts.slice(1)] },
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    await expect(countColumns(canvas.getAllByRole("article"))).toBe(1);
    await expect(overflow()).toBe(0);
  },
};

export const Empty: Story = {
  args: { posts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("article")).not.toBeInTheDocument();
  },
};
