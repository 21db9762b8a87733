import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { bookStrip } from "#content/derived/books.ts";
import { BookStrip } from "#sections/home/book-strip.tsx";
import { fitsSmallWindow } from "../../measure.ts";

const meta = {
  title: "Sections/Home/Book strip",
  component: BookStrip,
  parameters: { layout: "fullscreen" },
  args: bookStrip,
} satisfies Meta<typeof BookStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BesideItsHeadingOnADesktop: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole("heading", { level: 2, name: bookStrip.title });
    await expect(canvas.getByRole("list").getBoundingClientRect().left).toBeGreaterThan(
      heading.getBoundingClientRect().right,
    );
    await expect(canvas.getByRole("link", { name: "All books" })).toHaveAttribute("href", "/shop");
  },
};

export const OnASmallScreen: Story = fitsSmallWindow;
