import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { posts } from "#content/post.ts";
import { JournalFront } from "#sections/blog/journal-front.tsx";
import { atWidth } from "../../carousel.ts";
import { countColumns, overflow } from "../../measure.ts";

const [first, second, third] = posts;

const meta = {
  title: "Sections/Blog/Journal front",
  component: JournalFront,
  args: { posts: [first!, second!, third!] },
} satisfies Meta<typeof JournalFront>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EarlierPostsBelow: Story = {
  globals: atWidth(1280),
  play: async ({ canvas }) => {
    const [lead, ...earlier] = canvas.getAllByRole("article");
    await expect(lead).toHaveAccessibleName(first!.title);
    await expect(countColumns(earlier)).toBe(2);
    for (const article of earlier)
      await expect(article.getBoundingClientRect().top).toBeGreaterThan(lead!.getBoundingClientRect().bottom);
  },
};

export const EarlierPostsBeside: Story = {
  args: { layout: "beside" },
  globals: atWidth(1280),
  play: async ({ canvas }) => {
    const [lead, ...earlier] = canvas.getAllByRole("article");
    await expect(countColumns(earlier)).toBe(1);
    for (const article of earlier)
      await expect(article.getBoundingClientRect().left).toBeGreaterThan(lead!.getBoundingClientRect().right);
  },
};

export const OnePostAlone: Story = {
  args: { posts: [first!] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(1);
    await expect(canvas.queryByRole("list")).toBeNull();
  },
};

export const OnASmallScreen: Story = {
  globals: atWidth(320),
  play: async ({ canvas }) => {
    await expect(overflow()).toBe(0);
    await expect(countColumns(canvas.getAllByRole("article"))).toBe(1);
  },
};
