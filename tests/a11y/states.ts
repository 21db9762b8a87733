import { expect, type Page } from "@playwright/test";
import { persistedLine, persistedOrder, persistedProduct } from "../browser/support.ts";

/** A state of a page after an interaction. */
export type State = {
  name: string;
  width: number;
  path: string;
  /** The persisted state of an earlier visit. */
  persisted?: object;
  /** True for a panel that closes when the focus leaves it: a keyboard walk visits the panel alone. */
  closesOnBlur?: true;
  open: (page: Page) => Promise<void>;
};

const cart = { cart: [persistedLine(2, 2), { ...persistedLine(77), title: "Out of print" }] };
const lists = {
  wishlist: [persistedProduct(1), persistedProduct(3)],
  compare: [persistedProduct(2), persistedProduct(4), persistedProduct(6)],
};
const press = (page: Page, name: string | RegExp) =>
  page.getByRole("main").getByRole("button", { name }).first().click();

/** The states that large and small windows have. */
const atBothWidths: Omit<State, "width">[] = [
  {
    name: "something was just added to the cart",
    path: "/shop",
    persisted: lists,
    open: async (page) => {
      await press(page, /^Add to cart/);
      await expect(page.getByRole("listitem").filter({ hasText: "Item Added to Cart" })).toBeVisible();
    },
  },
  ...["Wishlist", "Compare"].map((list) => ({
    name: `the ${list} panel is open`,
    path: "/shop",
    persisted: lists,
    open: async (page: Page) => {
      await press(page, new RegExp(`^${list}, `));
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  })),
  {
    name: "the mini-cart has lines",
    path: "/about",
    persisted: cart,
    closesOnBlur: true,
    open: async (page) => {
      await page.getByRole("button", { name: "Cart, 3 items" }).click();
      await expect(page.getByRole("link", { name: "View Cart" })).toBeVisible();
    },
  },
  {
    name: "a line was removed from the cart",
    path: "/cart",
    persisted: cart,
    open: async (page) => {
      await press(page, "Remove Out of print");
      await expect(page.getByRole("button", { name: /^Undo/ })).toBeVisible();
    },
  },
  {
    name: "the product's picture is zoomed",
    path: "/product-single/3",
    open: async (page) => {
      await press(page, /^Zoom/);
      await page
        .getByRole("dialog")
        .getByRole("button", { name: /^Zoom in/ })
        .click();
    },
  },
  {
    name: "the review form has errors",
    path: "/product-single/3",
    open: async (page) => {
      await page.getByRole("tab", { name: "Review" }).click();
      await press(page, "Post review");
      await expect(page.getByRole("textbox", { name: "Name" })).toBeFocused();
    },
  },
  {
    name: "all of the checkout is open, with errors,",
    path: "/checkout",
    persisted: cart,
    open: async (page) => {
      await press(page, /^Have a coupon/);
      await press(page, "Billing Address");
      await page.getByRole("checkbox", { name: /^Ship to a different address/ }).check();
      await page.getByRole("textbox", { name: "CVV" }).fill("1");
      await press(page, "Place order");
      await expect(page.getByRole("textbox", { name: "CVV" })).toBeFocused();
      // the message would close while the page is checked
      const toast = page.locator("li[data-swipe-direction]");
      await toast.click();
      await expect(toast).toHaveCount(0);
    },
  },
  {
    name: "cash on delivery is chosen",
    path: "/checkout",
    persisted: cart,
    open: async (page) => {
      await page.getByRole("radio", { name: "Cash On delivery" }).check();
      await expect(page.getByRole("link", { name: "Proceed to Checkout" })).toBeVisible();
    },
  },
  {
    name: "an order was placed",
    path: "/order_received",
    persisted: { order: persistedOrder(...cart.cart) },
    open: async (page) => {
      await expect(page.getByRole("heading", { name: "Order details" })).toBeVisible();
    },
  },
  {
    name: "the search has results",
    path: "/about",
    closesOnBlur: true,
    open: async (page) => {
      await page.getByRole("button", { name: "Search" }).click();
      await page.getByRole("searchbox", { name: "Search the site" }).fill("manu");
      await expect(page.getByRole("link", { name: /Direct Manufacturing/ }).first()).toBeVisible();
    },
  },
  {
    name: "the cart is open and empty",
    path: "/about",
    closesOnBlur: true,
    open: async (page) => {
      await page.getByRole("button", { name: "Cart, 0 items" }).click();
      await expect(page.getByText(/cart is empty/i).first()).toBeVisible();
    },
  },
  {
    name: "the contact form has errors",
    path: "/contact",
    open: async (page) => {
      await page.getByRole("button", { name: "Send message" }).click();
      await expect(page.getByText("The subject field is required.")).toBeVisible();
    },
  },
  {
    name: "the video is open",
    path: "/about",
    open: async (page) => {
      await page.getByRole("button", { name: /^Watch the video/ }).click();
      await expect(page.getByRole("dialog").getByLabel(/^Video:/)).toBeVisible();
    },
  },
  {
    name: "the sample video is open",
    path: "/",
    open: async (page) => {
      await page.route("https://www.youtube-nocookie.com/**", (route) =>
        route.fulfill({ contentType: "text/html", body: "<title>Film</title>" }),
      );
      await page.getByRole("button", { name: /^Watch the video/ }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
];

/** The states of pages after an interaction: what the contracts of the components open. */
export const states: State[] = [
  {
    name: "the services submenu is open",
    width: 1280,
    path: "/home",
    closesOnBlur: true,
    open: async (page) => {
      const button = page.getByRole("banner").getByRole("button", { name: /services/i });
      await button.click();
      await expect(button).toHaveAttribute("aria-expanded", "true");
    },
  },
  ...[1280, 320].flatMap((width) =>
    atBothWidths.map((state) => ({ ...state, name: `${state.name} at ${width} px`, width })),
  ),
  {
    name: "the theme is being chosen",
    width: 1280,
    path: "/about",
    closesOnBlur: true,
    open: async (page) => {
      await page.getByRole("banner").getByRole("button", { name: /theme/i }).click();
      await expect(page.getByRole("radio", { name: "High contrast", exact: true })).toBeVisible();
    },
  },
  {
    name: "the mobile menu and its submenu are open",
    width: 320,
    path: "/services/1",
    open: async (page) => {
      await page.getByRole("button", { name: "Menu" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Services" }).click();
      await expect(page.getByRole("dialog").getByRole("link", { name: "Direct Manufacturing" })).toBeVisible();
    },
  },
];
