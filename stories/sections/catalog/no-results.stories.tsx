import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { products } from "#content/product.ts";
import { NoResults } from "#sections/catalog/no-results.tsx";
import { formatProduct } from "#shop/format-product.ts";

const suggestions = products.slice(0, 4).map((product) => formatProduct(product));

const meta = {
  title: "Sections/Catalog/No results",
  component: NoResults,
  args: { count: 6, page: 2, firstPage: "/shop?sort=title", onClear: fn(), suggestions },
} satisfies Meta<typeof NoResults>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllAreOnTheFirstPage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 3, name: "Page 2 is empty" })).toBeVisible();
    await expect(canvas.getByText("All 6 books are on page 1.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Back to page 1" })).toHaveAttribute("href", "/shop?sort=title");
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvas.getByRole("heading", { level: 3, name: "Start with one of these" })).toBeVisible();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(4);
  },
};

export const OneIsOnTheFirstPage: Story = { args: { count: 1 } };

export const NothingMatches: Story = {
  args: { count: 0, page: 1 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("heading", { level: 3, name: "No book matches" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Clear the filters" }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
