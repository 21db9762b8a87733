import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, within } from "storybook/test";
import { products } from "#content/product.ts";
import { WishlistPanel } from "#sections/catalog/wishlist-panel.tsx";
import { formatProduct } from "#shop/format-product.ts";
import { overflow } from "../../measure.ts";
import { storedLine } from "../../stored-shop.ts";

const meta = {
  title: "Sections/Catalog/Wishlist panel",
  component: WishlistPanel,
  // An open dialog would make the rest of the documentation inert.
  parameters: { docs: { story: { inline: false, height: "560px" } } },
  args: {
    open: true,
    onOpenChange: fn(),
    items: products.slice(1, 4).map((product) => formatProduct(product, [storedLine(3, 2)])),
    suggestions: products.slice(0, 4).map((product) => formatProduct(product)),
    onAdd: fn(),
    onRemove: fn(),
    onEmpty: fn(),
  },
} satisfies Meta<typeof WishlistPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeBooks: Story = {
  play: async ({ step }) => {
    const list = within(await screen.findByRole("list", { name: "On your wishlist" }));
    await expect(list.getAllByRole("listitem")).toHaveLength(3);
    const [first] = list.getAllByRole("listitem");
    const book = within(first!);
    await expect(book.getByRole("link", { name: "Design for Manufacture" })).toHaveAttribute(
      "href",
      "/product-single/2",
    );
    await expect(book.getByText("$65.00")).toBeVisible();
    await expect(book.getByRole("deletion")).toHaveTextContent("Old price $85.00");
    await step("Shows the quantity in the cart", async () => {
      await expect(await screen.findByText("2 in your cart")).toBeVisible();
    });
  },
};

export const AddsToTheCartAndRemovesFromTheList: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Add to cart: Circuit Thinking" }));
    await expect(args.onAdd).toHaveBeenLastCalledWith(4);
    await userEvent.click(screen.getByRole("button", { name: "Remove Circuit Thinking from wishlist" }));
    await expect(args.onRemove).toHaveBeenLastCalledWith(4);
  },
};

export const Empty: Story = { args: { items: [] } };

export const NoLongerInTheCatalog: Story = {
  args: {
    items: [{ ...formatProduct(products[0]!), id: 12, title: "Slide Rules", available: false, photo: undefined }],
  },
  play: async () => {
    await expect(await screen.findByText("No longer available")).toBeVisible();
    await expect(screen.queryByRole("button", { name: /^Add to cart/ })).toBeNull();
  },
};

export const InSmallWindows: Story = {
  globals: { viewport: { value: "w320" } },
  play: async () => {
    const dialog = await screen.findByRole("dialog");
    const edge = dialog.getBoundingClientRect().right;
    for (const button of within(dialog).getAllByRole("button"))
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(edge);
    await expect(overflow()).toBe(0);
  },
};
