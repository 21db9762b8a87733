import { render } from "@testing-library/react";
import fc from "fast-check";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { countries } from "#content/country.ts";
import { paymentMethods } from "#content/payment.ts";
import { BillingForm } from "#sections/checkout/billing-form.tsx";
import { CardForm, cardSchema, sampleCard, type CardFields } from "#sections/checkout/card-form.tsx";
import { isPast } from "#sections/checkout/card-rules.ts";
import { PaymentChoice } from "#sections/checkout/payment-choice.tsx";

const card: CardFields = { ...sampleCard, remember: false };

/** Error message of one field with this value. */
const errorOf = (name: keyof CardFields, value: string) =>
  cardSchema.safeParse({ ...card, [name]: value }).error?.issues.find(({ path }) => path[0] === name)?.message;

it("the initial values are valid in every year of this century", () => {
  vi.useFakeTimers();
  for (const year of [2026, 2050, 2099]) {
    vi.setSystemTime(new Date(year, 11, 31, 23));
    expect(cardSchema.safeParse(card).success).toBe(true);
  }
  vi.useRealTimers();
});

it.each<[keyof CardFields, string[]]>([
  ["card_holder", ["Zoë Ångström", "李小龍", "محمد", "X Æ A-12"]],
  ["cvv", ["123", "1234", "１２３", " 123 "]],
  ["expire_date", ["01/77", "1/77", "12/99", "09 / 77", "09/2077", "０９／７７"]],
])("%s may be any of %j", (name, texts) => {
  for (const text of texts) expect(errorOf(name, text), text).toBeUndefined();
});

it.each<[keyof CardFields, string, string[]]>([
  ["card_number", "must be 12 to 19 digits", ["0000-0000-0000-0000", "0000 0000 0000 000O", "1234567890.12"]],
  ["cvv", "must be three or four digits", ["12", "12345", "1 23", "abc", "-123"]],
  ["expire_date", "must be a month and a year", ["00/77", "13/77", "1/3", "0977", "2031-09", "09/1931", "09/77/01"]],
])("%s %s, so none of %j", (name, rule, texts) => {
  for (const text of texts) expect(errorOf(name, text), text).toContain(rule);
});

it("a card's number is 12 to 19 digits, with any spaces", () => {
  const digit = fc.constantFrom("0", "7", "９", "٣", "0 ", "1\u00A0");
  fc.assert(
    fc.property(fc.array(digit, { maxLength: 24 }), (all) => {
      const isFine = all.length >= 12 && all.length <= 19;
      expect(errorOf("card_number", all.join("")) === undefined).toBe(isFine);
    }),
  );
});

it("an expiry date is past after the last day of its month", () => {
  expect(isPast("09/26", new Date(2026, 8, 30, 23, 59, 59))).toBe(false);
  expect(isPast("09/26", new Date(2026, 9, 1))).toBe(true);
  expect(isPast("12/26", new Date(2026, 11, 31))).toBe(false);
  expect(isPast("12/26", new Date(2027, 0, 1))).toBe(true);
  expect(isPast("01/27", new Date(2026, 11, 31))).toBe(false);
});

it("hydration keeps what was typed, checked and selected before", () => {
  const form = createElement(CardForm, { onPay: vi.fn(), onUnknownUser: vi.fn(), onInvalid: vi.fn() });
  const payment = { methods: paymentMethods, children: form };
  const page = createElement(
    MemoryRouter,
    null,
    createElement(BillingForm, { countries }),
    createElement(PaymentChoice, payment),
  );
  const root = document.body.appendChild(document.createElement("div"));
  root.innerHTML = renderToString(page);
  const field = (selector: string) => root.querySelector<HTMLInputElement>(selector)!;
  field("form[aria-label=Card] [name=email]").value = "ada@example.com";
  field("[name=fname]").value = "Ada";
  field("[name=ship_to_different_address]").checked = true;
  field("[name=payment_method][value=card]").checked = true;
  render(page, { container: root, hydrate: true });
  expect(field("[name=fname]").value).toBe("Ada");
  expect(field("[name=fname2]")).not.toBeNull();
  expect(field("[name=payment_method][value=card]").checked).toBe(true);
  expect(root.textContent).toContain("Proceed to Checkout");
  expect(field("form[aria-label=Card] [name=email]").value).toBe("ada@example.com");
});
