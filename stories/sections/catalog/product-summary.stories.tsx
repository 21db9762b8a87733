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
        ["Tab", "Moves through Add to cart, View Cart once there is something in it, Wishlist and Compare."],
        ["Enter, Space", "Do what the button says; the focus stays."],
      ],
      do: ["Leave `holding` out until it is known what was kept."],
      dont: ["Announce here what a toast announces."],
    },
  },
  args: {
    title: "Design for Manufacture",
    price: "$65.00",
    oldPrice: "$85.00",
    summary: "What a toolmaker sees in a drawing: wall thickness, draft, tolerances.",
    rating: { value: 5, count: 25 },
    facts: [
      { term: "Author", detail: "Ruth Okafor" },
      { term: "Size", detail: "XXl" },
    ],
    categories: ["Book"],
    tags: ["law", "events", "consult"],
    onAdd: fn(),
    onWish: fn(),
    onCompare: fn(),
  },
} satisfies Meta<typeof ProductSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingKnownYet: Story = {
  play: async ({ canvas }) => {
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

export const ButtonsDoWhatTheySay: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const add = canvas.getByRole("button", { name: "Add to cart: Design for Manufacture" });
    await userEvent.click(add);
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(add).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Wishlist: Design for Manufacture" }));
    await expect(args.onWish).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Compare: Design for Manufacture" }));
    await expect(args.onCompare).toHaveBeenCalledOnce();
  },
};

/** In writing, and not spoken: the toast has said it. */
export const InTheCart: Story = {
  args: { holding: { inCart: 2, isWished: false, isCompared: false } },
  play: async ({ canvas }) => {
    const words = canvas.getByText("2 in your cart");
    await expect(words).toBeVisible();
    await expect(words.closest("[role=status], [role=alert], [aria-live]")).toBeNull();
    await expect(canvas.getByRole("link", { name: "View Cart" })).toHaveAttribute("href", "/cart");
  },
};

export const OnTheWishlist: Story = {
  args: { holding: { inCart: 0, isWished: true, isCompared: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /^Wishlist/ })).toHaveAttribute("aria-pressed", "true");
    await expect(canvas.getByText("On your wishlist")).toBeVisible();
  },
};

export const OnBothLists: Story = {
  args: { holding: { inCart: 0, isWished: true, isCompared: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("On your wishlist and your compare list")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "See your lists in the shop" })).toHaveAttribute("href", "/shop");
  },
};

export const OnTheCompareListAlone: Story = {
  args: { holding: { inCart: 0, isWished: false, isCompared: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /^Wishlist/ })).toHaveAttribute("aria-pressed", "false");
    await expect(canvas.getByText("On your compare list")).toBeVisible();
  },
};

export const PrerenderedItSaysWhatToDoWithoutJavaScript: Story = {
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
  args: { holding: { inCart: 12, isWished: true, isCompared: true }, title: "x".repeat(60) },
  play: async () => {
    await expect(overflow()).toBe(0);
  },
};
