import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { freightPosts } from "#content/derived/home-posts.ts";
import { PostLabels } from "#sections/blog/post-labels.tsx";
import { countColumns, elementAtCenter, overflow } from "../../measure.ts";
import { inContainer, inTheme } from "../../surface.tsx";

const meta = {
  title: "Sections/Blog/Post labels",
  component: PostLabels,
  args: { posts: freightPosts },
  decorators: [inContainer],
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof PostLabels>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EachLabelIsALink: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas, args: { posts } }) => {
    const labels = canvas.getAllByRole("listitem");
    await expect(countColumns(labels)).toBe(posts.length);
    for (const [index, { id, title, author }] of posts.entries()) {
      const label = within(labels[index]!);
      const link = label.getByRole("link", { name: title });
      await expect(link).toHaveAttribute("href", `/blog-single/${id}`);
      await expect(link.contains(elementAtCenter(label.getByText(`From ${author}`)))).toBe(true);
    }
  },
};

export const ARowThatScrollsOnASmallScreen: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas, args: { posts } }) => {
    await expect(countColumns(canvas.getAllByRole("listitem"))).toBe(posts.length);
    await expect(overflow()).toBe(0);
  },
};

export const InTheDark: Story = { decorators: [inTheme("dark")] };
export const InHighContrast: Story = { decorators: [inTheme("contrast")] };
