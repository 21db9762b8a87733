import fc from "fast-check";
import { act, createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type * as z from "zod/mini";
import type { MailOutcome } from "#lib/mail/send-mail.ts";
import { dismiss, notify, readNotices, subscribeNotices } from "#lib/toast/notice.ts";
import { loginSchema } from "#sections/account/login-form.tsx";
import { registerSchema } from "#sections/account/register-form.tsx";
import { ContactForm, contactSchema } from "#sections/contact/contact-form.tsx";
import { inquirySchema, inquirySubjects } from "#sections/contact/inquiry-form.tsx";

const inquiry = { name: "Ada", email: "ada@example.com", subject: "Tax Management", message: "Hello" };
const contact = { subject: "Quote", email: "ada@example.com", message: "Hello" };

/** The first error message of each field. */
function errorsOf(schema: z.ZodMiniType, values: object): Record<string, string> {
  const { error } = schema.safeParse(values);
  const rows = (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message] as const);
  return Object.fromEntries(rows.toReversed());
}

const nameError = (name: string) => errorsOf(inquirySchema, { ...inquiry, name })["name"];

describe("a name", () => {
  const character = fc
    .integer({ min: 0x20, max: 0x2fa1f })
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code));
  const letter = character.filter((one) => /^\p{L}$/u.test(one));
  const mark = character.filter((one) => /^\p{M}$/u.test(one));
  const word = fc.tuple(letter, fc.array(fc.oneof(letter, mark), { maxLength: 6 }));

  it("may be written with the letters and marks of every script, and spaces", () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 3 }), (words) => {
        expect(nameError(words.map(([first, rest]) => first + rest.join("")).join(" "))).toBeUndefined();
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    "Zoë Ångström",
    "Nguyễn Văn An",
    "Nguyễn",
    "محمد",
    "علی\u200Cرضا",
    "हरि ओम्",
    "ක්\u200Dෂ",
    "李小龍",
    "Ξένια",
    "ʻOkina",
  ])("may be %s", (name) => expect(nameError(name)).toBeUndefined());

  it("may not contain digits, punctuation, symbols, line breaks or other characters", () => {
    const joiners = new Set(["\u200C", "\u200D"]);
    const forbidden = character.filter((one) => /^[\p{N}\p{P}\p{S}\p{C}\p{Zl}\p{Zp}]$/u.test(one) && !joiners.has(one));
    fc.assert(
      fc.property(word, forbidden, word, ([first, rest], other, [last]) => {
        const name = `${first}${rest.join("")}${other}${last}`;
        expect(nameError(name)).toBe("The name may only contain letters and spaces. Leave out digits and symbols.");
      }),
    );
    for (const name of ["R2D2", "Jean-Luc", "O'Brien", "Dr. No", "<b>", "\u0301", "\u200D", "Ada\nLovelace"])
      expect(nameError(name)).toBe("The name may only contain letters and spaces. Leave out digits and symbols.");
  });

  // A pattern that backtracks would take minutes here and run into the test's time limit.
  it("of 200,000 characters is validated without backtracking", () => {
    expect(nameError(`${"a".repeat(200_000)}1`)).toContain("may only contain letters and spaces");
  });
});

describe("an e-mail address", () => {
  const emailError = (email: string) => errorsOf(contactSchema, { ...contact, email })["email"];

  it.each([
    "a@b.co",
    "ada.lovelace+korvane@mail.example.com",
    "o'brien@example.ie",
    "jörg@müller.de",
    "用户@例子.公司",
    " ada@example.com ",
  ])("may be %s", (email) => expect(emailError(email)).toBeUndefined());

  it.each([
    "ada",
    "ada@",
    "@example.com",
    "ada@example",
    "ada@example.",
    "ada@.com",
    "a@b@c.com",
    "a b@c.com",
    "ada@ex..com",
    "<a@b.co>",
    "a@b.co,c@d.co",
  ])("may not be %s", (email) =>
    expect(emailError(email)).toBe("The email must be a valid email address. Write it like name@company.com."),
  );

  // A pattern that backtracks would take minutes here and run into the test's time limit.
  it("of 200,000 characters is validated without backtracking", () => {
    expect(emailError(`a@${"a.".repeat(100_000)}`)).toContain("must be a valid email address");
  });
});

describe("every field", () => {
  it.each(["", " ", "\n\t"])("is required: %j", (blank) => {
    expect(errorsOf(contactSchema, { subject: blank, email: blank, message: blank })).toEqual({
      subject: "The subject field is required. Say in a few words what it is about.",
      email: "The email field is required. We need it to answer you.",
      message: "The message field is required. Tell us what you need.",
    });
    expect(errorsOf(inquirySchema, { name: blank, email: blank, subject: blank, message: blank })).toEqual({
      name: "The name field is required. Tell us what to call you.",
      email: "The email field is required. We need it to answer you.",
      subject: "The subject field is required. Choose a service from the list.",
      message: "The message field is required. Tell us about your project.",
    });
  });

  it("is trimmed", () => {
    expect(contactSchema.parse({ subject: " Quote\n", email: " ada@example.com ", message: "\n a\n b " })).toEqual({
      subject: "Quote",
      email: "ada@example.com",
      message: "a\n b",
    });
  });
});

describe("the subject of an inquiry", () => {
  it("is one of three", () => {
    for (const subject of inquirySubjects) expect(errorsOf(inquirySchema, { ...inquiry, subject })).toEqual({});
    for (const subject of ["Choose a Service", "tax management", "Business Analysis"])
      expect(errorsOf(inquirySchema, { ...inquiry, subject })).toHaveProperty("subject");
  });
});

describe("a password", () => {
  const passwordError = (password: string) =>
    errorsOf(registerSchema, { name: "Ada", email: "ada@example.com", terms: true, password })["password"];

  it("counts every character, spaces included", () => {
    expect(passwordError(" ".repeat(12))).toBeUndefined();
    expect(passwordError("eleven char")).toBe(
      "The password must have at least 12 characters. Add a word or two to make it longer.",
    );
    expect(passwordError("")).toBe("The password field is required. Choose one of at least 12 characters.");
    expect(loginSchema.parse({ email: "ada@example.com", password: " a ", remember: false }).password).toBe(" a ");
  });
});

describe("terms", () => {
  it.each([false, undefined, "on"])("are accepted by a checked checkbox only, not by %j", (terms) => {
    const values = { name: "Ada", email: "ada@example.com", password: "four words in a row", terms };
    expect(errorsOf(registerSchema, values)).toEqual({
      terms: "The terms field is required. Tick the box to go on.",
    });
  });
});

describe("hydration of a form", () => {
  beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
  afterEach(() => vi.unstubAllGlobals());

  it("keeps text that was typed before", async () => {
    const send = vi.fn<() => Promise<MailOutcome>>(async () => ({ kind: "sent" }));
    const page = createElement(
      MemoryRouter,
      null,
      createElement(ContactForm, { onSend: send, email: "a@b.example", minimumTime: 0 }),
    );
    const root = document.createElement("div");
    document.body.append(root);
    root.innerHTML = renderToString(page);
    expect(root.innerHTML).not.toContain("style=");
    for (const [name, value] of Object.entries(contact))
      root.querySelector<HTMLInputElement>(`[name=${name}]`)!.value = value;
    const consoleError = vi.spyOn(console, "error");
    const hydrated = await act(async () => hydrateRoot(root, page));
    expect(consoleError).not.toHaveBeenCalled();
    expect(root.querySelector<HTMLInputElement>("[name=subject]")?.value).toBe("Quote");
    await act(async () => {
      root.querySelector("form")!.requestSubmit();
      await vi.waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith(contact));
    });
    await act(async () => hydrated.unmount());
    root.remove();
  });
});

describe("the notices", () => {
  afterEach(() => {
    for (const { id } of readNotices()) dismiss(id);
  });

  it("are three at most, the newest", () => {
    for (const text of ["1", "2", "3", "4"]) notify({ kind: "info", text });
    expect(readNotices().map(({ text }) => text)).toEqual(["2", "3", "4"]);
  });

  it("are at the right and polite by default; errors are assertive", () => {
    notify({ kind: "success", text: "Item Added to Cart" });
    notify({ kind: "error", text: "Empty field is not allowed!" });
    notify({ kind: "error", text: "Item Removed from Wishlist", live: "polite" });
    expect(readNotices()).toMatchObject([
      { placement: "right", live: "polite" },
      { placement: "right", live: "assertive" },
      { placement: "right", live: "polite" },
    ]);
  });

  it("notify listeners of every change, and only of changes", () => {
    const heard = vi.fn<() => void>();
    const stop = subscribeNotices(heard);
    notify({ kind: "info", text: "1" });
    const [notice] = readNotices();
    dismiss(notice!.id + 1);
    expect(heard).toHaveBeenCalledTimes(1);
    dismiss(notice!.id);
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    notify({ kind: "info", text: "2" });
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
