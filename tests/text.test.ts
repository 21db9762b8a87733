import { expect, it } from "vitest";
import { shorten } from "#lib/format/text.ts";

it.each([
  ["Gears", 10, "Gears"],
  ["Choosing a factory, in the order", 20, "Choosing a factory…"],
  ["Choosing a factory, in the order", 21, "Choosing a factory…"],
  ["Verträglichkeitsprüfung", 10, "Verträgli…"],
])("'%s' of at most %i characters is '%s'", (text, limit, expected) => {
  expect(shorten(text, limit)).toBe(expected);
  expect(expected.length).toBeLessThanOrEqual(limit);
});
