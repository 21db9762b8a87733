import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { expect, mocked, spyOn, userEvent as user, waitFor, within } from "storybook/test";
import { dismiss, readNotices } from "#lib/toast/notice.ts";
import { CheckoutPage } from "#pages/checkout.tsx";
import { sampleCard } from "#sections/checkout/card-form.tsx";
import { shopStore } from "#shop/store.ts";
import { overflow } from "../measure.ts";
import { expectAPage, inMain, outline, trail, wholePage } from "../page-contract.tsx";
import { storedLine, storedShop } from "../stored-shop.ts";

/** The current address, for the play functions. */
const address = { current: "" };
function RecordAddress() {
  const { pathname, search, hash, state } = useLocation();
  useEffect(() => {
    address.current = pathname + search + hash + (state ? JSON.stringify(state) : "");
  });
  return null;
}

const restoreCart = storedShop({ cart: [storedLine(2, 2), storedLine(4, 1)] });

const meta = {
  title: "Pages/Checkout",
  component: CheckoutPage,
  parameters: {
    ...wholePage,
    path: "/checkout",
    guide: {
      keyboard: [
        ["Enter, Space", "On the heading of a section: opens or closes it."],
        ["ArrowDown, ArrowUp", "On the heading of a section: move to the next or previous heading, wrapping around."],
        ["Home, End", "On the heading of a section: move to the first or last heading."],
        ["Tab", "Moves through the fields of open sections only."],
        ["ArrowLeft, ArrowRight", "On a method of payment or a card brand: select the previous or next one."],
        ["Enter", "In a field: sends the form; focus moves to the first invalid field, and its section opens."],
      ],
    },
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <RecordAddress />
      </>
    ),
    inMain,
  ],
  beforeEach: async () => {
    for (const { id } of readNotices()) dismiss(id);
    const alert = spyOn(window, "alert").mockImplementation(() => undefined);
    const close = await restoreCart();
    return () => {
      close();
      alert.mockRestore();
    };
  },
} satisfies Meta<typeof CheckoutPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const titles = ["Have a coupon ? Click here to enter your code.", "Billing Address", "Payment Method"] as const;
const header = (canvas: Canvas, title: (typeof titles)[number]) => canvas.getByRole("button", { name: title });
const card = (canvas: Canvas) => within(canvas.getByRole("form", { name: "Card" }));
const order = (canvas: Canvas) => user.click(canvas.getByRole("button", { name: /^Place order/ }));

async function retype(canvas: Canvas, label: string, text: string) {
  const field = card(canvas).getByRole("textbox", { name: label });
  await user.clear(field);
  if (text) await user.type(field, text);
}

export const Initially: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expectAPage(canvasElement, { title: "Checkout", heading: "Checkout", path: "/checkout" });
    await expect(trail(canvasElement)).toEqual(["Home", "Cart", "Checkout"]);
    await expect(outline(canvasElement)).toHaveLength(titles.length + 1);
    await expect(titles.map((title) => header(canvas, title).getAttribute("aria-expanded"))).toEqual([
      "false",
      "false",
      "true",
    ]);
    await expect(canvas.getByRole("radio", { name: "Payment By Card" })).toBeChecked();
    await expect(canvas.getByRole("group", { name: "Card or wallet" })).toBeVisible();
    await expect(canvas.getByRole("form", { name: "Card" })).toBeVisible();
  },
};

export const TheTotalIsBesideTheSections: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas, canvasElement, step }) => {
    await step("Shows the cart total", async () => {
      const rows = within(canvas.getByRole("region", { name: "Cart total" }))
        .getAllByRole("term")
        .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
      await expect(rows).toEqual([
        ["Design for Manufacture ×\u00A02", "$130.00"],
        ["Circuit Thinking ×\u00A01", "$176.00"],
        ["Total product", "2"],
        ["Sub Price", "$306.00"],
        ["Vat", "$0.00"],
        ["Eco Tax", "$0.00"],
        ["Delivery Charge", "$0.00"],
        ["Total Price", "$306.00"],
      ]);
    });
    await expect(outline(canvasElement)).toEqual([...titles, "Cart total"]);
    const total = canvas.getByRole("region", { name: "Cart total" }).getBoundingClientRect();
    await expect(total.left).toBeGreaterThan(canvas.getByRole("form", { name: "Card" }).getBoundingClientRect().right);
  },
};

export const SectionsAreIndependent: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const title of titles) {
      const others = titles.filter((other) => other !== title);
      const before = others.map((other) => header(canvas, other).ariaExpanded);
      const now = header(canvas, title).ariaExpanded;
      await userEvent.click(header(canvas, title));
      await expect(header(canvas, title).ariaExpanded).toBe(now === "true" ? "false" : "true");
      await expect(others.map((other) => header(canvas, other).ariaExpanded)).toEqual(before);
    }
  },
};

export const TypedTextSurvivesClosing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(header(canvas, "Billing Address"));
    const name = canvas.getByRole("textbox", { name: "First Name" });
    await userEvent.type(name, "Ada");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Ship to a different address?" }));
    const shipping = within(canvas.getByRole("group", { name: "Shipping address" }));
    await userEvent.type(shipping.getByRole("textbox", { name: "First Name" }), "Charles");
    await retype(canvas, "Card holder Name", "Ada L.");
    for (const title of ["Billing Address", "Payment Method"] as const) {
      await userEvent.click(header(canvas, title));
      await expect(header(canvas, title)).toHaveAttribute("aria-expanded", "false");
      await userEvent.click(header(canvas, title));
    }
    await expect(name).toHaveValue("Ada");
    await expect(shipping.getByRole("textbox", { name: "First Name" })).toHaveValue("Charles");
    await expect(card(canvas).getByRole("textbox", { name: "Card holder Name" })).toHaveValue("Ada L.");
    await expect(localStorage.getItem("root")).not.toMatch(/Ada|Charles/);
  },
};

/** WCAG 3.3.7: an address that was typed once is offered in the other fields. */
export const OffersATypedEmailAddress: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(header(canvas, "Billing Address"));
    await userEvent.click(canvas.getByRole("checkbox", { name: "Ship to a different address?" }));
    const [billing, ...others] = canvasElement.querySelectorAll<HTMLInputElement>("input[type=email]");
    await userEvent.type(billing!, "user@müller.de");
    await userEvent.tab();
    await expect(others).toHaveLength(2);
    for (const field of others)
      await expect([...field.list!.options].map(({ value }) => value)).toEqual(["user@müller.de"]);
    await expect(localStorage.getItem("root")).not.toMatch(/müller/);
  },
};

export const PaidByCard: Story = {
  play: async ({ canvas }) => {
    await order(canvas);
    await waitFor(() => expect(address.current).toBe("/order_received"));
    await expect(readNotices()).toMatchObject([
      { kind: "success", text: "Order Recived sucessfully!", placement: "right", live: "polite" },
    ]);
    await expect(shopStore.getState().cart).toEqual([]);
    await expect(shopStore.getState().order).toMatchObject({ payment: "cash", lines: [{ id: 2, qty: 2 }, { id: 4 }] });
    await waitFor(() => expect(card(canvas).getByRole("textbox", { name: "Card Number" })).toHaveValue(""));
    await expect(window.alert).not.toHaveBeenCalled();
  },
};

export const AnInvalidFieldIsFocused: Story = {
  play: async ({ canvas }) => {
    await retype(canvas, "CVV", "");
    await retype(canvas, "Expiry date", "01/20");
    await order(canvas);
    await waitFor(() => expect(card(canvas).getByRole("textbox", { name: "CVV" })).toHaveFocus());
    await expect(card(canvas).getByRole("textbox", { name: "Expiry date" })).toBeInvalid();
    await expect(readNotices()).toMatchObject([
      { kind: "error", text: "Empty field is not allowed!", detail: expect.stringContaining("Nothing was ordered") },
    ]);
    await expect(address.current).toBe("/checkout");
    await expect(shopStore.getState().order).toBeUndefined();
    await expect(shopStore.getState().cart).toHaveLength(2);
  },
};

export const UnknownUser: Story = {
  play: async ({ canvas }) => {
    await retype(canvas, "E-mail", "vendor@example.com");
    await order(canvas);
    await waitFor(() =>
      expect(window.alert).toHaveBeenCalledWith(
        "user not existed! credential is : user@*****.com | vendor@*****.com | admin@*****.com",
      ),
    );
    await expect(window.alert).toHaveBeenCalledOnce();
    await expect(readNotices()).toMatchObject([{ kind: "info", text: "user not existed!" }]);
    await expect(canvas.getByText("user not existed!")).toBeVisible();
    await expect(card(canvas).getByRole("textbox", { name: "E-mail" })).toHaveValue("vendor@example.com");
    await expect(card(canvas).getByRole("textbox", { name: "Card Number" })).toHaveValue(sampleCard.card_number);
    await expect(address.current).toBe("/checkout");
    await expect(shopStore.getState().order).toBeUndefined();
  },
};

/** The address carries the payment, so that the link can be opened in another tab: *Pages/Order*. */
export const CashOnDelivery: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Cash On delivery" }));
    await expect(canvas.queryByRole("form", { name: "Card" })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("link", { name: "Proceed to Checkout" }));
    await waitFor(() => expect(address.current).toBe("/order_received?payment=card"));
  },
};

/** A script can submit the form of a closed section. */
export const AnErrorInAClosedSectionOpensIt: Story = {
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>("form", { name: "Card" });
    await retype(canvas, "Card Number", "1");
    await userEvent.click(header(canvas, "Payment Method"));
    await expect(header(canvas, "Payment Method")).toHaveAttribute("aria-expanded", "false");
    form.requestSubmit();
    await waitFor(() => expect(card(canvas).getByRole("textbox", { name: "Card Number" })).toHaveFocus());
    await expect(header(canvas, "Payment Method")).toHaveAttribute("aria-expanded", "true");
  },
};

/** Everything that outlasts the page or that other code can read. */
const traces = () =>
  JSON.stringify([
    ...[localStorage, sessionStorage].map((storage) => Object.entries(storage)),
    address.current,
    window.location.href,
    window.history.state,
    document.cookie,
    shopStore.getState(),
    readNotices(),
    ...(["log", "info", "warn", "error", "debug"] as const).map((level) => mocked(console[level]).mock.calls),
  ]);

export const CardDataIsNeitherStoredNorLogged: Story = {
  beforeEach: () => {
    const spies = (["log", "info", "warn", "error", "debug"] as const).map((level) => spyOn(console, level));
    return () => spies.forEach((spy) => spy.mockRestore());
  },
  play: async ({ canvas, userEvent }) => {
    const secrets = { "Card Number": "4929 8476 1053 2086", CVV: "7391", "Card holder Name": "Quasimodo" };
    const isClean = () => {
      const text = traces();
      for (const secret of ["4929", "8476", "10532086", "7391", "Quasimodo", "hush-hush"])
        if (text.includes(secret)) return false;
      return text.includes("Circuit Thinking");
    };
    for (const [label, value] of Object.entries(secrets)) await retype(canvas, label, value);
    await userEvent.clear(canvas.getByLabelText(/^Password/, { selector: "input" }));
    await userEvent.type(canvas.getByLabelText(/^Password/, { selector: "input" }), "hush-hush");
    await userEvent.click(canvas.getByRole("checkbox", { name: /^Remember/ }));
    await retype(canvas, "E-mail", "ada");
    await order(canvas);
    await waitFor(() => expect(card(canvas).getByRole("textbox", { name: "E-mail" })).toHaveFocus());
    await expect(isClean()).toBe(true);
    await retype(canvas, "E-mail", "ada@example.com");
    await order(canvas);
    await waitFor(() => expect(window.alert).toHaveBeenCalledOnce());
    await expect(isClean()).toBe(true);
    await retype(canvas, "E-mail", "user@example.com");
    await order(canvas);
    await waitFor(() => expect(address.current).toBe("/order_received"));
    await expect(isClean()).toBe(true);
  },
};

export const AnEmptyCartIsNotOrdered: Story = {
  globals: { viewport: { value: "w1280" } },
  beforeEach: storedShop(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "Your cart is empty" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Go to the shop" })).toHaveAttribute("href", "/shop");
    await order(canvas);
    await waitFor(() => expect(canvas.getByText("Nothing was ordered.")).toBeVisible());
    await expect(readNotices()).toMatchObject([{ kind: "error", text: "Your cart is empty" }]);
    await expect(shopStore.getState().order).toBeUndefined();
    await expect(address.current).toBe("/checkout");
    await expect(card(canvas).getByRole("textbox", { name: "Card Number" })).toHaveValue(sampleCard.card_number);
  },
};

/** Another tab has ordered the cart that is shown here. */
export const AnOrderOfAnotherTabIsNotRepeated: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(shopStore.getState().cart).toHaveLength(2));
    window.localStorage.setItem("root", JSON.stringify({ version: 1, cart: [] }));
    await order(canvas);
    await waitFor(() => expect(readNotices()).toMatchObject([{ text: "Your cart is empty" }]));
    await expect(address.current).toBe("/checkout");
  },
};

/** The store before it is restored, as in prerendered pages. */
export const Restoring: Story = {
  globals: { viewport: { value: "w1280" } },
  beforeEach: () => void shopStore.setState(shopStore.getInitialState()),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Looking up your cart in this browser…")).toBeVisible();
    await expect(canvas.getByText("Your cart is empty")).not.toBeVisible();
  },
};

export const OnASmallScreen: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas, userEvent }) => {
    for (const title of titles.slice(0, 2)) await userEvent.click(header(canvas, title));
    await userEvent.click(canvas.getByRole("checkbox", { name: "Ship to a different address?" }));
    await expect(overflow()).toBe(0);
  },
};

export const TheTotalComesFirstInASmallWindow: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas, userEvent }) => {
    const summary = canvas.getByText("Order summary").closest("summary")!;
    await expect(summary).toHaveTextContent("Order summary$306.00");
    await expect(summary.getBoundingClientRect().top).toBeLessThan(
      header(canvas, titles[0]).getBoundingClientRect().top,
    );
    await expect(summary.parentElement).not.toHaveAttribute("open");
    await userEvent.click(summary);
    await expect(canvas.getByRole("region", { name: "Cart total" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Place order, $306.00" })).toBeVisible();
    await expect(overflow()).toBe(0);
  },
};
