import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { books } from "#content/derived/books.ts";
import { BookStrip } from "#sections/home/book-strip.tsx";
import { countColumns, overflow } from "../../measure.ts";

const meta = {
  title: "Sections/Home/Book strip",
  component: BookStrip,
  parameters: { layout: "fullscreen" },
  args: { title: "Books from the workbench", books },
} satisfies Meta<typeof BookStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneRowOnADesktop: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    await expect(countColumns(canvas.getAllByRole("listitem"))).toBe(6);
    for (const { id, title } of books)
      await expect(canvas.getByRole("link", { name: title })).toHaveAttribute("href", `/product-single/${id}`);
    await expect(canvas.getByRole("link", { name: "All books" })).toHaveAttribute("href", "/shop");
  },
};

export const ThreeInARowOnAPhone: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    await expect(countColumns(canvas.getAllByRole("listitem"))).toBe(3);
    await expect(overflow()).toBe(0);
  },
};
