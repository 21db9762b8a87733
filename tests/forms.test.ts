// @vitest-environment node
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type * as z from "zod/mini";
import { messageSchemas } from "#lib/mail/message-schema.ts";
import { loginSchema } from "#sections/account/login-form.tsx";
import { registerSchema } from "#sections/account/register-form.tsx";

const { contact: contactSchema, inquiry: inquirySchema } = messageSchemas;
const inquiry = { name: "Ada", email: "ada@example.com", subject: "Tax Management", message: "Hello" };
const contact = { subject: "Quote", email: "ada@example.com", message: "Hello" };

/** The first error message of each field. */
function errorsOf(schema: z.ZodMiniType, values: object): Record<string, string> {
  const { error } = schema.safeParse(values);
  const rows = (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message] as const);
  return Object.fromEntries(rows.toReversed());
}

const nameError = (name: string) => errorsOf(inquirySchema, { ...inquiry, name })["name"];

const emailError = (email: string) => errorsOf(contactSchema, { ...contact, email })["email"];

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

  it.each(["Zoë Ångström", "علی\u200Cرضا", "ක්\u200Dෂ", "ʻOkina"])("may be %s", (name) =>
    expect(nameError(name)).toBeUndefined(),
  );

  it("may not contain digits, punctuation, symbols, line breaks or other characters", () => {
    const joiners = new Set(["\u200C", "\u200D"]);
    const forbidden = character.filter((one) => /^[\p{N}\p{P}\p{S}\p{C}\p{Zl}\p{Zp}]$/u.test(one) && !joiners.has(one));
    fc.assert(
      fc.property(word, forbidden, word, ([first, rest], other, [last]) => {
        const name = `${first}${rest.join("")}${other}${last}`;
        expect(nameError(name)).toBe("The name may only contain letters and spaces. Leave out digits and symbols.");
      }),
    );
  });
});

describe("an e-mail address", () => {
  it.each([
    "a@b.co",
    "ada.lovelace+korvane@mail.example.com",
    "o'brien@example.ie",
    "jörg@müller.de",
    "用户@例子.公司",
    " ada@example.com ",
  ])("may be %s", (email) => expect(emailError(email)).toBeUndefined());

  it.each(["ada@", "ada@example", "a@b@c.com", "a b@c.com", "ada@ex..com", "<a@b.co>", "a@b.co,c@d.co"])(
    "may not be %s",
    (email) =>
      expect(emailError(email)).toBe("The email must be a valid email address. Write it like name@company.com."),
  );
});

// A pattern that backtracks would take minutes here and run into the test's time limit.
it("200,000 characters are validated without backtracking", () => {
  expect(nameError(`${"a".repeat(200_000)}1`)).toContain("may only contain letters and spaces");
  expect(emailError(`a@${"a.".repeat(100_000)}`)).toContain("must be a valid email address");
});

it("every field is trimmed", () => {
  expect(contactSchema.parse({ subject: " Quote\n", email: " ada@example.com ", message: "\n a\n b " })).toEqual({
    subject: "Quote",
    email: "ada@example.com",
    message: "a\n b",
  });
});

it("a password counts every character, spaces included", () => {
  const account = { name: "Ada", email: "ada@example.com", terms: true, password: " ".repeat(12) };
  expect(errorsOf(registerSchema, account)["password"]).toBeUndefined();
  expect(loginSchema.parse({ email: "ada@example.com", password: " a ", remember: false }).password).toBe(" a ");
});
