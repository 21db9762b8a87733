import type { Meta, StoryObj } from "@storybook/react-vite";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, fn } from "storybook/test";
import { ProductSummary } from "#sections/catalog/product-summary.tsx";
import { overflow } from "../../measure.ts";

const meta = {
  title: "Sections/Catalog/Product summary",
  component: ProductSummary,
  parameters: {
    guide: {
      keyboard: [
        ["Tab", "Moves through Add to cart, View Cart if the cart contains the product, Wishlist and Compare."],
        ["Enter, Space", "Activate the button; the focus stays on it."],
      ],
      do: ["Leave `inShop` undefined during a restore."],
      dont: ["Announce here what a toast announces."],
    },
  },
  args: {
    title: "Design for Manufacture",
    id: "product",
    price: "$65.00",
    oldPrice: "$85.00",
    summary: "What a toolmaker sees in a drawing: wall thickness, draft, tolerances.",
    rating: { value: 5, count: 25 },
    facts: [
      { term: "Author", detail: "Ruth Okafor" },
      { term: "Size", detail: "XXL" },
    ],
    categories: ["Book"],
    tags: ["law", "events", "consult"],
    onAdd: fn(),
    onToggleWishlist: fn(),
    onCompare: fn(),
  },
} satisfies Meta<typeof ProductSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Restoring: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "Design for Manufacture" })).toBeVisible();
    await expect(canvas.getByRole("img", { name: "Rated 5 out of 5, 25 customer reviews" })).toBeVisible();
    await expect(canvas.getByText("(25 customer reviews)")).toBeVisible();
    await expect(canvas.getByText("$65.00")).toBeVisible();
    await expect(canvas.getByRole("deletion")).toHaveTextContent("$85.00");
    await expect(canvas.getByText("Categories: Book")).toBeVisible();
    await expect(canvas.getByText("Tags: law, events, consult")).toBeVisible();
    await expect(canvas.getByText(/nothing is sold here/)).toBeVisible();
    await expect(canvas.queryByText(/in your cart/)).not.toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: /^Wishlist/ })).not.toHaveAttribute("aria-pressed");
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
        <ProductSummary {...args} />
      </MemoryRouter>,
    );
    await expect(markup).toContain("The cart needs JavaScript.");
    await expect(markup).not.toContain("in your cart");
  },
};

export const InSmallWindows: Story = {
  globals: { viewport: { value: "w320" } },
  args: { inShop: { inCart: 12, inWishlist: true, inCompareList: true }, title: "x".repeat(60) },
  play: async () => {
    await expect(overflow()).toBe(0);
  },
};
