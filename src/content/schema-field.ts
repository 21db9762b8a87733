import * as z from "zod/mini";

z.config({ jitless: true });

/** An object schema that rejects unknown fields. */
export const record = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.readonly(z.strictObject(shape));
/** An array schema; by default with at least one item. */
export const list = <Item extends z.ZodMiniType>(item: Item, min = 1, max = Infinity) =>
  z.readonly(z.array(item).check(z.minLength(min), z.maxLength(max)));

export const text = z.string().check(z.minLength(1));
/** The title of a page; with the site's name, 60 characters, after which search engines cut it. */
export const pageTitle = z.string().check(z.minLength(1), z.maxLength(50));
/** A title in another layout, whose longest suffix is ' (left sidebar)'. */
export const shortTitle = z.string().check(z.minLength(1), z.maxLength(35));
/** The title of a book, whose page adds ' (book)'. */
export const bookTitle = z.string().check(z.minLength(1), z.maxLength(43));
/** A meta description; search engines cut longer ones. */
export const metaDescription = z.string().check(z.minLength(50), z.maxLength(155));
export const id = z
  .string()
  .check(z.regex(/^[a-z0-9-]+$/, { error: "expected an id of lowercase letters, digits and hyphens" }));
export const path = z.string().check(z.regex(/^\/\S*$/, { error: "expected a path that begins with a slash" }));
export const day = z.iso.date({ error: "expected a date such as 2026-09-07" });
export const address = z.url({ error: "expected a web address" });
export const paragraph = record({ title: text, text });
export const link = record({ label: text, to: path });

const pictureFields = {
  id: text,
  w: z.number(),
  h: z.number(),
  kind: z.enum(["picture", "hero", "cutout"]),
};
export const picture = record({ ...pictureFields, dark: z.optional(record(pictureFields)) });
export const alt = z.string().check(
  z.minLength(1),
  z.refine((value) => !/^(an? )?(image|photo|picture) of\b/i.test(value), {
    error: "expected a text that does not begin with 'image of'",
  }),
);
export const photo = record({ picture, alt });

export type Paragraph = z.infer<typeof paragraph>;
