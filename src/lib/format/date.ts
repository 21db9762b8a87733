const format = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** The American form of a day such as `2026-09-07`: September 7, 2026, in every time zone. */
export const longDate = (day: string): string => format.format(new Date(day));
