import { expect, type Page } from "@playwright/test";
import { persistedLine, persistedOrder, persistedProduct } from "../browser/support.ts";

/** A step of an interaction, or what it waits for. */
type Step = (page: Page) => Promise<unknown>;

interface StateRow {
  path: string;
  /** The persisted state of an earlier visit. */
  persisted?: object;
  /** True for a panel that closes when the focus leaves it: a keyboard walk visits the panel alone. */
  closesOnBlur?: true;
  steps: readonly Step[];
}

/** A state of a page after an interaction, in a window of a width. */
export type State = StateRow & { name: string; width: number };

type Role = Parameters<Page["getByRole"]>[0];
type Name = string | RegExp;

/** Clicks a control in a part of the page. */
function click(role: Role, name: Name, part = "main"): Step {
  return (page) => page.locator(part).getByRole(role, { name }).first().click();
}

function see(role: Role, name: Name = /./, part = "body"): Step {
  return (page) => expect(page.locator(part).getByRole(role, { name }).first()).toBeVisible();
}

function seeText(text: Name, part = "main"): Step {
  return (page) => expect(page.locator(part).getByText(text).first()).toBeVisible();
}

function seeFocus(name: string): Step {
  return (page) => expect(page.getByRole("textbox", { name })).toBeFocused();
}

const cart = { cart: [persistedLine(2, 2), { ...persistedLine(77), title: "Out of print" }] };
const lists = {
  wishlist: [persistedProduct(1), persistedProduct(3)],
  compare: [persistedProduct(2), persistedProduct(4), persistedProduct(6)],
};
const dialog = "[role=dialog]";

/** The message would close while the page is checked. */
const closeMessage: Step = async (page) => {
  const toast = page.locator("li[data-swipe-direction]");
  await toast.click();
  await expect(toast).toHaveCount(0);
};

const replaceFilm: Step = (page) =>
  page.route("https://www.youtube-nocookie.com/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Film</title>" }),
  );

/** The states that large and small windows have, by their names. */
const atBothWidths: Record<string, StateRow> = {
  "something was just added to the cart": {
    path: "/shop",
    persisted: lists,
    steps: [click("button", /^Add to cart/), seeText("Item Added to Cart", "li")],
  },
  "the Wishlist panel is open": {
    path: "/shop",
    persisted: lists,
    steps: [click("button", /^Wishlist, /), see("dialog")],
  },
  "the Compare panel is open": {
    path: "/shop",
    persisted: lists,
    steps: [click("button", /^Compare, /), see("dialog")],
  },
  "the mini-cart has lines": {
    path: "/about",
    persisted: cart,
    closesOnBlur: true,
    steps: [click("button", "Cart, 3 items", "header"), see("link", "View Cart")],
  },
  "a line was removed from the cart": {
    path: "/cart",
    persisted: cart,
    steps: [click("button", "Remove Out of print"), see("button", /^Undo/)],
  },
  "the product's picture is zoomed": {
    path: "/product-single/3",
    steps: [click("button", /^Zoom/), click("button", /^Zoom in/, dialog)],
  },
  "the review form has errors": {
    path: "/product-single/3",
    steps: [click("tab", "Review"), click("button", "Post review"), seeFocus("Name")],
  },
  "all of the checkout is open, with errors,": {
    path: "/checkout",
    persisted: cart,
    steps: [
      click("button", /^Have a coupon/),
      click("button", "Billing Address"),
      click("checkbox", /^Ship to a different address/),
      (page) => page.getByRole("textbox", { name: "CVV" }).fill("1"),
      click("button", "Place order"),
      seeFocus("CVV"),
      closeMessage,
    ],
  },
  "cash on delivery is chosen": {
    path: "/checkout",
    persisted: cart,
    steps: [click("radio", "Cash On delivery"), see("link", "Proceed to Checkout")],
  },
  "an order was placed": {
    path: "/order_received",
    persisted: { order: persistedOrder(...cart.cart) },
    steps: [see("heading", "Order details")],
  },
  "the search has results": {
    path: "/about",
    closesOnBlur: true,
    steps: [
      click("button", "Search", "header"),
      (page) => page.getByRole("searchbox").fill("manu"),
      see("link", /Direct Manufacturing/),
    ],
  },
  "the cart is open and empty": {
    path: "/about",
    closesOnBlur: true,
    steps: [click("button", "Cart, 0 items", "header"), seeText(/cart is empty/i, "header")],
  },
  "the contact form has errors": {
    path: "/contact",
    steps: [click("button", "Send message"), seeText("The subject field is required.")],
  },
  "the video is open": {
    path: "/about",
    steps: [click("button", /^Watch the video/), see("dialog")],
  },
  "the sample video is open": {
    path: "/",
    steps: [replaceFilm, click("button", /^Watch the video/), see("dialog")],
  },
};

const withWidth = (name: string, width: number, row: StateRow): State => ({ ...row, name, width });

/** The states of pages after an interaction: what the contracts of the components open. */
export const states: readonly State[] = [
  withWidth("the services submenu is open", 1280, {
    path: "/home",
    closesOnBlur: true,
    steps: [
      click("button", /services/i, "header"),
      (page) => expect(page.locator("header [aria-expanded=true]")).toBeVisible(),
    ],
  }),
  ...[1280, 320].flatMap((width) =>
    Object.entries(atBothWidths).map(([name, row]) => withWidth(`${name} at ${width} px`, width, row)),
  ),
  withWidth("the theme is being chosen", 1280, {
    path: "/about",
    closesOnBlur: true,
    steps: [click("button", /theme/i, "header"), see("radio", "High contrast")],
  }),
  withWidth("the mobile menu and its submenu are open", 320, {
    path: "/services/1",
    steps: [
      click("button", "Menu", "header"),
      click("button", "Services", dialog),
      see("link", "Direct Manufacturing", dialog),
    ],
  }),
];
