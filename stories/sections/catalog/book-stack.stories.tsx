import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { books } from "#content/derived/books.ts";
import { BookStack } from "#sections/catalog/book-stack.tsx";
import { countColumns, elementAtCenter, fitsSmallWindow, overflow } from "../../measure.ts";
import { inContainer, inTheme } from "../../surface.tsx";

const meta = {
  title: "Sections/Catalog/Book stack",
  component: BookStack,
  args: { books },
  decorators: [inContainer],
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof BookStack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EachSpineIsALink: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    const spines = canvas.getAllByRole("listitem");
    await expect(spines).toHaveLength(books.length);
    for (const [index, { id, title, price }] of books.entries()) {
      const spine = within(spines[index]!);
      const link = spine.getByRole("link", { name: title });
      await expect(link).toHaveAttribute("href", `/product-single/${id}`);
      const details = spine.getByText(price);
      await expect(link.contains(elementAtCenter(details)), "the link covers the spine").toBe(true);
    }
  },
};

export const InTheDark: Story = { decorators: [inTheme("dark")] };
export const InHighContrast: Story = { decorators: [inTheme("contrast")] };
export const OnASmallScreen: Story = fitsSmallWindow;

/** All spines fit, each with its title and its price in one line. */
export const UprightOnASmallScreen: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    const shelf = canvas.getByRole("list");
    await expect(shelf.scrollWidth).toBe(shelf.clientWidth);
    for (const { title, price } of books) {
      const [name, amount] = [canvas.getByRole("link", { name: title }), canvas.getByText(price)];
      await expect(amount.getBoundingClientRect().top).toBeGreaterThan(name.getBoundingClientRect().bottom);
    }
    const spines = canvas.getAllByRole("listitem");
    await expect(countColumns(spines)).toBe(books.length);
    for (const spine of spines) {
      const { width, height } = spine.getBoundingClientRect();
      await expect(height).toBeGreaterThan(width);
    }
    await expect(overflow()).toBe(0);
  },
};
