import * as z from "zod/mini";

z.config({ jitless: true });

/** One record: every field named, none besides. */
export const record = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.readonly(z.strictObject(shape));
/** Several of one sort, at least one of them unless said otherwise. */
export const list = <Item extends z.ZodMiniType>(item: Item, least = 1, most = Infinity) =>
  z.readonly(z.array(item).check(z.minLength(least), z.maxLength(most)));

export const text = z.string().check(z.minLength(1));
/** What search engines show below a page's title: long enough to say something, short enough to be shown whole. */
export const metaDescription = z.string().check(z.minLength(50), z.maxLength(155));
export const id = z
  .string()
  .check(z.regex(/^[a-z0-9-]+$/, { error: "expected an id of small letters, digits and hyphens" }));
export const path = z.string().check(z.regex(/^\/\S*$/, { error: "expected a path that begins with a slash" }));
export const day = z.iso.date({ error: "expected a date such as 2026-09-07" });
export const address = z.url({ error: "expected a web address" });
export const paragraph = record({ title: text, text });
export const link = record({ label: text, to: path });

export const picture = record({
  id: text,
  w: z.number(),
  h: z.number(),
  kind: z.enum(["picture", "hero"]),
});
export const alt = z.string().check(
  z.minLength(1),
  z.refine((words) => !/^(an? )?(image|photo|picture) of\b/i.test(words), {
    error: "expected words that do not begin with 'image of'",
  }),
);
export const photo = record({ picture, alt });
/** A picture that only decorates: its text must be empty. */
export const decoration = record({ picture, alt: z.literal("") });

export type Paragraph = z.infer<typeof paragraph>;
