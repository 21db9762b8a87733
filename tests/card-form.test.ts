import fc from "fast-check";
import { act, createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { countries } from "#content/country.ts";
import { paymentMethods } from "#content/payment.ts";
import { BillingForm } from "#sections/checkout/billing-form.tsx";
import { CardForm, cardSchema, sampleCard, type CardFields } from "#sections/checkout/card-form.tsx";
import { isMonth, isPast } from "#sections/checkout/card-rules.ts";
import { PaymentChoice } from "#sections/checkout/payment-choice.tsx";

const card: CardFields = { ...sampleCard, remember: false };

/** Error message of one field with this value. */
const errorOf = (name: keyof CardFields, value: string) =>
  cardSchema.safeParse({ ...card, [name]: value }).error?.issues.find(({ path }) => path[0] === name)?.message;

describe("the initial values", () => {
  it("are valid in every year of this century", () => {
    vi.useFakeTimers();
    for (const year of [2026, 2050, 2099]) {
      vi.setSystemTime(new Date(year, 11, 31, 23));
      expect(cardSchema.safeParse(card).success).toBe(true);
    }
    vi.useRealTimers();
  });
});

describe("a card's holder", () => {
  it.each(["Zoë Ångström", "李小龍", "محمد", "X Æ A-12"])("may be %s", (name) =>
    expect(errorOf("card_holder", name)).toBeUndefined(),
  );
});

describe("a card's number", () => {
  it("is 12 to 19 digits, with any spaces", () => {
    const digits = fc
      .integer({ min: 0, max: 24 })
      .chain((count) =>
        fc.array(fc.constantFrom("0", "7", "９", "٣", "0 ", "1\u00A0"), { minLength: count, maxLength: count }),
      );
    fc.assert(
      fc.property(digits, (all) => {
        const isFine = all.length >= 12 && all.length <= 19;
        expect(errorOf("card_number", all.join("")) === undefined).toBe(isFine);
      }),
    );
  });

  it.each(["0000-0000-0000-0000", "0000 0000 0000 000O", "1234567890.12", "−123456789012"])("is not %s", (text) =>
    expect(errorOf("card_number", text)).toBe(
      "The card number must be 12 to 19 digits. Leave out everything but digits and spaces.",
    ),
  );
});

describe("a CVV", () => {
  it.each(["123", "1234", "１２３", " 123 "])("may be %s", (text) => expect(errorOf("cvv", text)).toBeUndefined());
  it.each(["12", "12345", "1 23", "abc", "-123"])("is not %s", (text) =>
    expect(errorOf("cvv", text)).toBe("The CVV must be three or four digits. Leave out everything else."),
  );
});

describe("an expiry date", () => {
  it.each(["01/27", "1/27", "12/99", "09 / 31", "09/2031", "０９／３１"])("may be %s", (text) =>
    expect(isMonth(text)).toBe(true),
  );
  it.each(["", "00/30", "13/30", "1/3", "0930", "2031-09", "09/1931", "09/203", "aa/bb", "09/31/01"])(
    "is not %s",
    (text) => expect(isMonth(text)).toBe(false),
  );

  it("is past after the last day of its month", () => {
    expect(isPast("09/26", new Date(2026, 8, 30, 23, 59, 59))).toBe(false);
    expect(isPast("09/26", new Date(2026, 9, 1))).toBe(true);
    expect(isPast("12/26", new Date(2026, 11, 31))).toBe(false);
    expect(isPast("12/26", new Date(2027, 0, 1))).toBe(true);
    expect(isPast("01/27", new Date(2026, 11, 31))).toBe(false);
    expect(isPast("nonsense", new Date())).toBe(false);
  });
});

describe("hydration", () => {
  beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
  afterEach(() => {
    vi.unstubAllGlobals();
    document.body.replaceChildren();
  });

  const children = createElement(CardForm, { onPay: vi.fn(), onUnknownUser: vi.fn(), onInvalid: vi.fn() });
  const payment = { methods: paymentMethods, children };
  const page = createElement(
    MemoryRouter,
    null,
    createElement(BillingForm, { countries }),
    createElement(PaymentChoice, payment),
  );

  it("keeps what was typed, checked and selected before", async () => {
    const root = document.createElement("div");
    document.body.append(root);
    root.innerHTML = renderToString(page);
    const field = (selector: string) => root.querySelector<HTMLInputElement>(selector)!;
    field("form[aria-label=Card] [name=email]").value = "ada@example.com";
    field("[name=fname]").value = "Ada";
    field("[name=ship_to_different_address]").checked = true;
    field("[name=payment_method][value=card]").checked = true;
    const hydrated = await act(async () => hydrateRoot(root, page));
    expect(field("[name=fname]").value).toBe("Ada");
    expect(field("[name=fname2]")).not.toBeNull();
    expect(field("[name=payment_method][value=card]").checked).toBe(true);
    expect(root.textContent).toContain("Proceed to Checkout");
    expect(field("form[aria-label=Card] [name=email]").value).toBe("ada@example.com");
    await act(async () => hydrated.unmount());
  });
});
