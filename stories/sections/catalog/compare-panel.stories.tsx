import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, within } from "storybook/test";
import { products } from "#content/product.ts";
import { ComparePanel } from "#sections/catalog/compare-panel.tsx";
import { formatProduct } from "#shop/format-product.ts";
import { overflow } from "../../measure.ts";
import { storedLine } from "../../stored-shop.ts";

const books = products.map((product) => formatProduct(product, [storedLine(3, 2)]));

const meta = {
  title: "Sections/Catalog/Compare panel",
  component: ComparePanel,
  // An open dialog would make the rest of the documentation inert.
  parameters: { docs: { story: { inline: false, height: "560px" } } },
  args: {
    open: true,
    onOpenChange: fn(),
    items: books.slice(1, 4),
    suggestions: books.slice(0, 4),
    onAdd: fn(),
    onRemove: fn(),
    onEmpty: fn(),
  },
} satisfies Meta<typeof ComparePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = (elements: readonly HTMLElement[]) => elements.map(({ innerText }) => innerText);

export const SideBySide: Story = {
  play: async () => {
    const table = within(await screen.findByRole("table", { name: "3 books side by side." }));
    await expect(texts(table.getAllByRole("columnheader"))).toEqual([
      "Design for Manufacture",
      "The Quiet Supply Chain",
      "Circuit Thinking",
    ]);
    await expect(texts(table.getAllByRole("rowheader"))).toEqual([
      "Price",
      "Old price",
      "Size",
      "Author",
      "Brand",
      "Cart",
      "Remove",
    ]);
    const prices = within(table.getByRole("row", { name: /^Price/ }));
    // in a narrow frame, each cell names its fact, too
    const values = texts(prices.getAllByRole("cell")).map((text) => text.split("\n").at(-1));
    await expect(values).toEqual(["$65.00", "$285.00", "$176.00"]);
    await expect(table.getByRole("link", { name: "Circuit Thinking" })).toHaveAttribute("href", "/product-single/4");
  },
};

export const AddsToTheCartAndRemovesFromTheList: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Add to cart: Circuit Thinking" }));
    await expect(args.onAdd).toHaveBeenLastCalledWith(4);
    await userEvent.click(screen.getByRole("button", { name: "Remove Circuit Thinking from compare list" }));
    await expect(args.onRemove).toHaveBeenLastCalledWith(4);
    await expect(screen.getByText("2 in your cart")).toBeVisible();
  },
};

export const One: Story = {
  args: { items: books.slice(0, 1) },
  play: async () => {
    await expect(await screen.findByText("One book; add another to compare it with.")).toBeVisible();
  },
};

export const Empty: Story = {
  args: { items: [] },
  play: async () => {
    await expect(await screen.findByText("Your compare list is empty")).toBeVisible();
    await expect(screen.queryByRole("table")).toBeNull();
  },
};

export const NoLongerInTheCatalog: Story = {
  args: {
    items: [...books.slice(0, 1), { ...books[1]!, id: 12, title: "Slide Rules", available: false, author: undefined }],
  },
  play: async () => {
    await expect(await screen.findByText("No longer available")).toBeVisible();
    await expect(screen.getAllByRole("button", { name: /^Add to cart/ })).toHaveLength(1);
    await expect(screen.getByRole("button", { name: "Remove Slide Rules from compare list" })).toBeVisible();
  },
};

export const AllSix: Story = { args: { items: books } };

/** The table scrolls in its own region, with the keyboard, too; the page does not. */
export const InSmallWindows: Story = {
  args: { items: books },
  globals: { viewport: { value: "w320" } },
  play: async ({ userEvent }) => {
    const region = await screen.findByRole("region", { name: "Comparison" });
    await expect(screen.getByRole("dialog").getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    const second = within(region).getByRole("columnheader", { name: "Design for Manufacture" });
    const visible = region.getBoundingClientRect().right - second.getBoundingClientRect().left;
    await expect(visible, "a part of the second product hints at the others").toBeGreaterThan(32);
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await expect(overflow()).toBe(0);
  },
};
