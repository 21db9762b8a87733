import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent as user, waitFor } from "storybook/test";
import { CardForm, sampleCard } from "#sections/checkout/card-form.tsx";
import { overflow } from "../../measure.ts";

const meta = {
  title: "Sections/Checkout/Card form",
  component: CardForm,
  args: { onPay: fn(async () => undefined), onUnknownUser: fn(), onInvalid: fn() },
} satisfies Meta<typeof CardForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const labels = {
  email: "E-mail",
  password: "Password",
  card_holder: "Card holder Name",
  card_number: "Card Number",
  cvv: "CVV",
  expire_date: "Expiry date",
} as const;
type Name = keyof typeof labels;
const names = Object.keys(labels) as Name[];
/** The sample card without the properties that Storybook's reader of props adds to every exported object. */
const sample = Object.fromEntries(names.map((name) => [name, sampleCard[name]]));

const field = (canvas: Canvas, name: Name) =>
  canvas.getByLabelText<HTMLInputElement>(new RegExp(`^${labels[name]}`), { selector: "input" });
const values = (canvas: Canvas) => Object.fromEntries(names.map((name) => [name, field(canvas, name).value]));
const order = (canvas: Canvas) => user.click(canvas.getByRole("button", { name: "Place order" }));

async function retype(canvas: Canvas, name: Name, text: string) {
  await user.clear(field(canvas, name));
  if (text) await user.type(field(canvas, name), text);
}

export const InitialValues: Story = {
  play: async ({ canvas }) => {
    await expect(values(canvas)).toEqual(sample);
    for (const name of names) {
      await expect(field(canvas, name)).toHaveAttribute("name", name);
      await expect(field(canvas, name)).toBeRequired();
      await expect(field(canvas, name)).toBeValid();
    }
    await expect(names.map((name) => field(canvas, name).autocomplete)).toEqual([
      "email",
      "current-password",
      "cc-name",
      "cc-number",
      "cc-csc",
      "cc-exp",
    ]);
    await expect(field(canvas, "card_number").inputMode).toBe("numeric");
    await expect(canvas.getByRole("checkbox", { name: /^Remember/ })).toHaveAttribute("name", "remember");
    await expect(canvas.getByText(/^This is a demonstration: no card is charged/)).toHaveTextContent(
      "Fields marked * are required; the brand is optional.",
    );
  },
};

export const PaysWithTheInitialValues: Story = {
  play: async ({ args, canvas }) => {
    await user.click(canvas.getByRole("checkbox"));
    await order(canvas);
    await waitFor(() => expect(args.onPay).toHaveBeenCalledOnce());
    await waitFor(() => expect(Object.values(values(canvas))).toEqual(["", "", "", "", "", ""]));
    await expect(canvas.getByRole("checkbox")).not.toBeChecked();
    await expect(args.onUnknownUser).not.toHaveBeenCalled();
    await expect(args.onInvalid).not.toHaveBeenCalled();
    for (const name of names) await expect(field(canvas, name)).not.toHaveAttribute("aria-invalid", "true");
  },
};

export const PaysOnceForManyPresses: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole("button", { name: "Place order" }));
    await order(canvas);
    await waitFor(() => expect(args.onPay).toHaveBeenCalledOnce());
    await userEvent.type(field(canvas, "cvv"), "{Enter}");
    await expect(args.onInvalid).not.toHaveBeenCalled();
    await expect(args.onPay).toHaveBeenCalledOnce();
  },
};

export const AnUnknownUserKeepsTheTypedText: Story = {
  play: async ({ args, canvas }) => {
    await retype(canvas, "email", "ada@example.com");
    await order(canvas);
    await waitFor(() => expect(args.onUnknownUser).toHaveBeenCalledOnce());
    await expect(values(canvas)).toEqual({ ...sample, email: "ada@example.com" });
    await expect(canvas.getByRole("status")).toHaveTextContent("user not existed!");
    await expect(canvas.getByRole("status")).toHaveAttribute("aria-live", "off");
    await retype(canvas, "email", "user.two@example.com");
    // the message was about the address that is no longer there
    await waitFor(() => expect(canvas.getByRole("status")).toBeEmptyDOMElement());
    await order(canvas);
    await waitFor(() => expect(args.onPay).toHaveBeenCalledOnce());
  },
};

export const FocusesTheFirstInvalidField: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await retype(canvas, "cvv", "");
    await retype(canvas, "card_holder", "");
    await order(canvas);
    await waitFor(() => expect(args.onInvalid).toHaveBeenCalledOnce());
    await waitFor(() => expect(field(canvas, "card_holder")).toHaveFocus());
    await expect(canvas.getByRole("status")).toHaveTextContent("Empty field is not allowed!");
    await userEvent.keyboard("Ada{Enter}");
    await waitFor(() => expect(field(canvas, "cvv")).toHaveFocus());
    await userEvent.keyboard("123");
    await waitFor(() => expect(canvas.getByRole("status")).toBeEmptyDOMElement());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(args.onPay).toHaveBeenCalledOnce());
    await expect(args.onInvalid).toHaveBeenCalledTimes(2);
  },
};

/** Validation runs on input, as specified. */
export const ShowsErrorsOnInput: Story = {
  play: async ({ canvas }) => {
    const invalid: [Name, string, string][] = [
      ["email", "user", "The e-mail must be a valid email address. Write it like name@company.com."],
      ["password", "", "The password field is required. Any invented one will do."],
      ["card_holder", "", "The card holder name field is required. Type the name that is on the card."],
      ["card_number", "0000-", "The card number must be 12 to 19 digits. Leave out everything but digits and spaces."],
      ["cvv", "12", "The CVV must be three or four digits. Leave out everything else."],
      ["expire_date", "13/30", "The expiry date must be a month and a year. Write it like 09/31."],
      ["expire_date", "01/20", "The expiry date must not be past. Use a card that is still good."],
    ];
    for (const [name, text, message] of invalid) {
      await retype(canvas, name, text);
      await expect(field(canvas, name)).toHaveFocus();
      await waitFor(() => expect(field(canvas, name)).toHaveAccessibleDescription(expect.stringContaining(message)));
      await expect(field(canvas, name)).toBeInvalid();
      await retype(canvas, name, sampleCard[name]);
      await waitFor(() => expect(field(canvas, name)).not.toHaveAttribute("aria-invalid", "true"));
    }
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const stops: HTMLElement[] = [
      field(canvas, "email"),
      field(canvas, "password"),
      canvas.getByRole("button", { name: "Show password" }),
      field(canvas, "card_holder"),
      field(canvas, "card_number"),
      field(canvas, "cvv"),
      field(canvas, "expire_date"),
      canvas.getByRole("checkbox"),
      canvas.getByRole("button", { name: "Place order" }),
    ];
    for (const stop of stops) {
      await userEvent.tab();
      await expect(stop).toHaveFocus();
    }
    await userEvent.keyboard(" ");
    await waitFor(() => expect(args.onPay).toHaveBeenCalledOnce());
  },
};

export const OnASmallScreen: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    for (const name of names) await retype(canvas, name, "");
    await order(canvas);
    await expect(await canvas.findByText("Empty field is not allowed!")).toBeVisible();
    await expect(overflow()).toBe(0);
  },
};
