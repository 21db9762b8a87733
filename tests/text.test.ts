import fc from "fast-check";
import { expect, it } from "vitest";
import { dollars } from "#lib/format/money.ts";
import { groupDigits } from "#lib/format/number.ts";
import { listWords, longDate, shorten } from "#lib/format/text.ts";

it.each([
  ["Gears", 10, "Gears"],
  ["Choosing a factory, in the order", 20, "Choosing a factory…"],
  ["Choosing a factory, in the order", 21, "Choosing a factory…"],
  ["Verträglichkeitsprüfung", 10, "Verträgli…"],
])("'%s' of at most %i characters is '%s'", (text, limit, expected) => {
  expect(shorten(text, limit)).toBe(expected);
  expect(expected.length).toBeLessThanOrEqual(limit);
});

it("numbers, amounts, days and lists are written as Intl writes them", () => {
  const number = new Intl.NumberFormat("en-US");
  const money = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
  const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
  const list = new Intl.ListFormat("en");
  const range = { min: new Date("1583-01-01"), max: new Date("9999-12-31"), noInvalidDate: true };
  const whole = fc.nat(99_999_999_999);
  fc.assert(fc.property(whole, (count) => groupDigits(count) === number.format(count)));
  fc.assert(fc.property(whole, (count) => dollars(count) === money.format(count / 100)));
  fc.assert(fc.property(fc.date(range), (date) => longDate(date.toISOString().slice(0, 10)) === day.format(date)));
  fc.assert(fc.property(fc.array(fc.string()), (words) => listWords(words) === list.format(words)));
});
