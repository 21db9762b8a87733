import * as z from "zod/mini";
import {
  address,
  id,
  link,
  list,
  metaDescription,
  paragraph,
  path,
  photo,
  picture,
  record,
  text,
} from "#content/schema-field.ts";
import { interfaceIcons } from "#lib/image/icon-name.ts";

/* What the words of single pages and of the frame around them must have. */

const percent = z.int().check(z.minimum(0), z.maximum(100));

export const navigationEntry = record({ label: text, to: path, children: z.optional(list(link)) });
export const social = record({ name: z.enum(["LinkedIn", "YouTube", "Instagram", "X"]), href: address });
export const site = record({
  name: text,
  tagline: text,
  blurb: text,
  notice: text,
  phone: text,
  phoneHref: z.string().check(z.regex(/^tel:\+\d+$/, { error: "expected tel: and an international number" })),
  email: z.email({ error: "expected an e-mail address" }),
  address: text,
  origin: address,
  socials: list(social),
  navigation: list(navigationEntry),
});

export const funFact = record({ value: z.int().check(z.positive()), suffix: z.enum(["", "+"]), label: text });
export const processStep = record({ title: text, text });
export const testimonial = record({ id, quote: text, name: text, role: text, company: text });
export const partner = record({ name: text, trade: text });
export const callToAction = record({ title: text, action: text, to: path });

/** How a home opens when nothing slides. */
export const staticHero = record({
  eyebrow: text,
  title: text,
  text,
  action: link,
  photo: z.optional(photo),
  /** Another crop for small windows. */
  mobile: z.optional(picture),
  /** The title block below it. */
  facts: z.optional(list(record({ term: text, detail: text }), 3, 4)),
});
export const feature = record({ title: text, text, icon: z.enum(interfaceIcons) });
/* The words that one home has for itself; the other words of its sections are shared. */
const homeMeta = record({ title: text.check(z.maxLength(60)), description: metaDescription });
export const bureauWords = record({ meta: homeMeta, headline: text });
export const homeWords = record({
  meta: homeMeta,
  hero: staticHero,
  features: z.optional(list(feature, 3)),
  steps: z.optional(list(processStep, 3, 5)),
});

export const skill = record({ label: text, percent });
export const video = record({
  title: text,
  id: z.string().check(z.regex(/^[\w-]{11}$/, { error: "expected the eleven characters of a video" })),
  note: text,
});
export const about = record({
  title: text,
  heading: text,
  paragraphs: list(text, 2),
  action: text,
  to: path,
  photo,
  mission: paragraph,
  vision: paragraph,
  values: list(paragraph, 3),
  skills: list(skill, 3),
  skillsNote: text,
  video,
});

export const notFound = record({ title: text, text, action: text, to: path, photo });

export const plan = record({
  id,
  name: text,
  price: z.string().check(z.regex(/^\$\d+$/, { error: "expected whole dollars, such as $50" })),
  text,
  features: list(text, 5),
  /** Why it stands out among its neighbors; the others have none. */
  flag: z.optional(text),
});

export const pricing = record({
  eyebrow: text,
  title: text,
  lead: text,
  period: text,
  action: text,
  to: path,
  note: text,
});

export const pageMeta = record({ path, title: text, description: metaDescription });

export type NavigationEntry = z.infer<typeof navigationEntry>;
export type Social = z.infer<typeof social>;
export type Site = z.infer<typeof site>;
export type FunFact = z.infer<typeof funFact>;
export type ProcessStep = z.infer<typeof processStep>;
export type Testimonial = z.infer<typeof testimonial>;
export type Partner = z.infer<typeof partner>;
export type CallToAction = z.infer<typeof callToAction>;
export type StaticHero = z.infer<typeof staticHero>;
export type Feature = z.infer<typeof feature>;
export type BureauWords = z.infer<typeof bureauWords>;
export type HomeWords = z.infer<typeof homeWords>;
export type Skill = z.infer<typeof skill>;
export type Video = z.infer<typeof video>;
export type About = z.infer<typeof about>;
export type NotFound = z.infer<typeof notFound>;
export type Pricing = z.infer<typeof pricing>;
export type Plan = z.infer<typeof plan>;
export type PageMeta = z.infer<typeof pageMeta>;
