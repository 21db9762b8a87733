// @vitest-environment node
import fc from "fast-check";
import { expect, it } from "vitest";
import { dollars } from "#lib/format/money.ts";
import { countWord, groupDigits } from "#lib/format/number.ts";
import { capitalize, listWords, longDate } from "#lib/format/text.ts";

it("numbers, amounts, days and lists are written as Intl writes them", () => {
  const number = new Intl.NumberFormat("en-US");
  const money = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
  const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
  const list = new Intl.ListFormat("en");
  const range = { min: new Date("1583-01-01"), max: new Date("9999-12-31"), noInvalidDate: true };
  const whole = fc.nat(99_999_999_999);
  const agree = <Value>(
    values: fc.Arbitrary<Value>,
    own: (value: Value) => string,
    standard: (value: Value) => string,
  ) =>
    fc.assert(
      fc.property(values, (value) => {
        expect(own(value)).toBe(standard(value));
      }),
    );
  agree(whole, groupDigits, (count) => number.format(count));
  agree(whole, dollars, (count) => money.format(count / 100));
  agree(
    fc.date(range),
    (date) => longDate(date.toISOString().slice(0, 10)),
    (date) => day.format(date),
  );
  agree(fc.array(fc.string()), listWords, (words) => list.format(words));
  expect(longDate("2026-09-07")).toBe("September 7, 2026");
  expect(() => longDate("soon")).toThrow("is no day");
});

it("counts in sentences are words up to twelve", () => {
  expect([0, 6, 12, 13, 1000].map(countWord)).toEqual(["no", "six", "twelve", "13", "1,000"]);
  expect(capitalize(countWord(6))).toBe("Six");
});
