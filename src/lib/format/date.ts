const long = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** A day such as `2026-09-07`, written out: 7 September 2026. The same words in every time zone. */
export const longDate = (day: string): string => long.format(new Date(day));
