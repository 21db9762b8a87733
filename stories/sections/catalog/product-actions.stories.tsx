import type { Meta, StoryObj } from "@storybook/react-vite";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, fn } from "storybook/test";
import { ProductActions } from "#sections/catalog/product-actions.tsx";
import { overflow } from "../../measure.ts";

const meta = {
  title: "Sections/Catalog/Product actions",
  component: ProductActions,
  parameters: {
    guide: {
      keyboard: [
        [
          "Tab",
          "Moves through Add to cart, Wishlist and Compare, and then the links to the cart and the lists that include the product.",
        ],
        ["Enter, Space", "Activate the button; the focus stays on it."],
      ],
      do: ["Leave `inShop` undefined during a restore."],
      dont: ["Announce here what a toast announces."],
    },
  },
  args: {
    title: "Design for Manufacture",
    onAdd: fn(),
    onToggleWishlist: fn(),
    onCompare: fn(),
  },
} satisfies Meta<typeof ProductActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Restoring: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/in your cart/)).not.toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: /^Wishlist/ })).toHaveAttribute("aria-pressed", "false");
    await expect(canvas.queryByRole("link")).not.toBeInTheDocument();
  },
};

export const EachButtonCallsBack: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const add = canvas.getByRole("button", { name: "Add to cart: Design for Manufacture" });
    await userEvent.click(add);
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(add).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Wishlist: Design for Manufacture" }));
    await expect(args.onToggleWishlist).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Compare: Design for Manufacture" }));
    await expect(args.onCompare).toHaveBeenCalledOnce();
  },
};

/** Text without a live region, because the toast announces the addition. */
export const InTheCart: Story = {
  args: { inShop: { inCart: 2, inWishlist: false, inCompareList: false } },
  play: async ({ canvas }) => {
    const text = canvas.getByText("2 in your cart");
    await expect(text).toBeVisible();
    await expect(text.closest("[role=status], [role=alert], [aria-live]")).toBeNull();
    await expect(canvas.getByRole("link", { name: "View Cart" })).toHaveAttribute("href", "/cart");
  },
};

export const OnTheWishlist: Story = {
  args: { inShop: { inCart: 0, inWishlist: true, inCompareList: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /^Wishlist/ })).toHaveAttribute("aria-pressed", "true");
    await expect(canvas.getByText("On your wishlist")).toBeVisible();
  },
};

export const OnBothLists: Story = {
  args: { inShop: { inCart: 0, inWishlist: true, inCompareList: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("On your wishlist and your compare list")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "See your lists" })).toHaveAttribute("href", "/shop");
  },
};

export const OnTheCompareListOnly: Story = {
  args: { inShop: { inCart: 0, inWishlist: false, inCompareList: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /^Wishlist/ })).toHaveAttribute("aria-pressed", "false");
    await expect(canvas.getByText("On your compare list")).toBeVisible();
  },
};

export const PrerenderedPagesExplainWhatNeedsJavaScript: Story = {
  play: async ({ args }) => {
    const markup = renderToStaticMarkup(
      <MemoryRouter>
        <ProductActions {...args} />
      </MemoryRouter>,
    );
    await expect(markup).toContain("The cart needs JavaScript.");
    await expect(markup).not.toContain("in your cart");
  },
};

export const AddToCartIsTheWidest: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    const [add, wishlist, compare] = canvas.getAllByRole("button").map((button) => button.getBoundingClientRect());
    await expect(add!.width).toBeGreaterThanOrEqual(compare!.right - wishlist!.left - 1);
    await expect(compare!.top).toBe(wishlist!.top);
    await expect(overflow()).toBe(0);
  },
};
