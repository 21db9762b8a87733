import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { products } from "#content/product.ts";
import { ProductStrip } from "#sections/catalog/product-strip.tsx";
import { formatProduct } from "#shop/format-product.ts";
import { countColumns, overflow } from "../../measure.ts";

const meta = {
  title: "Sections/Catalog/Product strip",
  component: ProductStrip,
  args: { title: "Other books", level: 2, products: products.slice(0, 4).map((product) => formatProduct(product)) },
} satisfies Meta<typeof ProductStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FourInARow: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "Other books" })).toBeVisible();
    const titles = canvas.getAllByRole("heading", { level: 3 });
    await expect(titles.map(({ textContent }) => textContent)).toEqual(products.slice(0, 4).map(({ title }) => title));
    await expect(countColumns(titles)).toBe(4);
    await expect(canvas.getByRole("link", { name: "Circuit Thinking" })).toHaveAttribute("href", "/product-single/4");
    await expect(canvas.getByText("$176.00")).toBeVisible();
  },
};

export const ThreeInARow: Story = {
  args: { columns: "three", products: meta.args.products.slice(0, 3) },
  play: async ({ canvas }) => {
    await expect(countColumns(canvas.getAllByRole("heading", { level: 3 }))).toBe(3);
  },
};

export const TwoInAPanel: Story = {
  args: { columns: "two", level: 3, products: meta.args.products.slice(0, 2) },
  play: async ({ canvas }) => {
    await expect(countColumns(canvas.getAllByRole("heading", { level: 4 }))).toBe(2);
  },
};

export const InSmallWindows: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    await expect(countColumns(canvas.getAllByRole("heading", { level: 3 }))).toBe(2);
    await expect(overflow()).toBe(0);
  },
};
