/**
 * A whole number as visitors read it, its thousands separated by commas: 1234567 is '1,234,567'.
 * Written out, because the first `Intl` object of a page takes a phone up to 100 ms.
 */
export const groupDigits = (count: number): string => String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ",");

const words = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

/** A count in a sentence: a word up to twelve, then digits. */
export const countWord = (count: number): string => words[count] ?? groupDigits(count);

/** A contrast ratio as it is shown, rounded down, so that 4.499 does not look sufficient. */
export const shownRatio = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);
