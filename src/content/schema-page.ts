import * as z from "zod/mini";
import {
  address,
  id,
  link,
  list,
  metaDescription,
  pageTitle,
  paragraph,
  path,
  photo,
  picture,
  record,
  text,
} from "#content/schema-field.ts";

/* Schemas of the content of single pages and of the site header and footer. */

const percent = z.int().check(z.minimum(0), z.maximum(100));

/** A symbol in `src/assets/step-drawings.svg`. */
export const stepDrawing = z.enum([
  "brief",
  "model",
  "test",
  "line",
  "carton",
  "factories",
  "inspection",
  "ship",
  "truck",
  "spread",
  "sources",
  "files",
  "mold",
  "lamp",
  "board",
  "bracket",
  "tray",
  "cable",
  "sheets",
  "gears",
  "battery",
  "rolls",
  "grow-light",
  "fixture",
]);
/** An entry of the main navigation, with those of its submenu. */
export const navigationEntry = record({
  label: text,
  to: path,
  children: z.optional(list(record({ label: text, to: path, text, drawing: stepDrawing }))),
  /** Links after those of the submenu, the one to the page of the entry among them. */
  more: z.optional(list(link)),
});
/** What a service has in menus and lists. */
export const serviceSummary = record({ id, title: text, subTitle: text, drawing: stepDrawing });
export const social = record({ name: z.enum(["LinkedIn", "YouTube", "Instagram", "X"]), href: address });
export const site = record({
  name: text,
  tagline: text,
  blurb: text,
  disclaimer: text,
  /** The revision of all pages as one drawing set, a letter that each redesign advances. */
  revision: z.string().check(z.regex(/^[A-Z]$/, { error: "expected one capital letter" })),
  phone: text,
  phoneHref: z.string().check(z.regex(/^tel:\+\d+$/, { error: "expected tel: and an international number" })),
  email: z.email({ error: "expected an e-mail address" }),
  address: text,
  socials: list(social),
  navigation: list(navigationEntry),
  /** Pages beside the main navigation, for the footer. */
  morePages: list(link),
});

export const funFact = record({ value: z.int().check(z.positive()), suffix: z.enum(["", "+"]), label: text });
/** A step with the figure that it is about. */
export const processStep = record({ title: text, text, figure: z.optional(text) });
/** A step or feature with its drawing. */
export const drawnEntry = record({ title: text, text, drawing: stepDrawing });
export const testimonial = record({
  id,
  quote: text,
  name: text,
  role: text,
  company: text,
  /** What the quote is about. */
  photo: z.optional(photo),
});
export const partner = record({ name: text, trade: text });
export const callToAction = record({ text, action: text, to: path });
export const advertisement = record({ title: text, text, action: text, to: path });

export const pageMeta = record({
  path,
  title: pageTitle,
  description: metaDescription,
  /** The path of the main layout of the same content. */
  canonical: z.optional(path),
  /** The title of the main layout, which the link preview shows. */
  cardTitle: z.optional(pageTitle),
  /** One or two sentences that introduce the page. */
  lead: z.optional(text),
  /** The breadcrumbs between Home and the page. */
  trail: z.optional(list(link)),
  /** Keeps a page that holds nothing to find, such as the cart, out of search engines. */
  robots: z.optional(z.literal("noindex")),
});

const facts = list(record({ term: text, detail: text }), 3, 4);

/** The hero of a home page without a slider. */
export const staticHero = record({
  eyebrow: text,
  title: text,
  text,
  action: link,
  photo: z.optional(photo),
  /** The facts in the row below the hero. */
  facts: z.optional(facts),
});

/** One measured value with its limit, such as its plan. */
const measurement = {
  label: text,
  value: z.int().check(z.positive()),
  limit: z.int().check(z.positive()),
  /** Why the value differs from the others; marks it as the one that needs attention. */
  remark: z.optional(text),
};
/** The daily report from a production line, of which each hour can be shown. */
export const lineReport = record({
  line: text,
  run: text,
  /** The first-pass yield in percent, and the takt time in seconds, that the line must hold. */
  targets: record({ yield: z.number(), takt: z.number() }),
  hours: list(
    record({
      ...measurement,
      /** The time at which the hour ends. */
      until: text,
      /** How many of the units passed every test the first time. */
      passed: z.int().check(z.positive()),
      /** How long the line ran. */
      minutes: z.int().check(z.positive()),
    }),
    3,
  ),
  /** The seconds of each station in each hour, below the takt time. */
  stations: list(record({ label: text, seconds: list(z.int().check(z.positive()), 3) }), 3),
  issues: list(
    record({
      id,
      title: text,
      owner: text,
      due: text,
      /** The label of the hour in which it was opened. */
      since: text,
    }),
    1,
  ),
  note: text,
});

/** One stage of a project, with its date as readers see it. */
export const projectChapter = record({
  when: text,
  title: text,
  text,
  photo,
  /** The size of the picture: across the window or in half of the page. */
  view: z.enum(["full", "half"]),
});
/** Spans on one scale, such as a schedule in weeks or the parts of a price. */
const spanChart = record({
  max: z.number(),
  ticks: list(record({ value: z.number(), label: text })),
  rows: list(
    record({
      title: text,
      text,
      figure: text,
      start: z.optional(z.number()),
      spans: list(record({ label: text, value: z.number(), tone: z.enum(["solid", "accent", "muted", "outlined"]) })),
    }),
  ),
});
/** What a unit costs when it arrives, by the number that is ordered a year. */
const landedCost = record({
  /** What is counted. */
  legend: text,
  /** The quantity that is chosen at first. */
  usual: text,
  orders: list(record({ quantity: text, conclusion: text, chart: spanChart }), 2, 4),
});
export const caseStudyContent = record({ meta: pageMeta, hero: staticHero, chapters: list(projectChapter, 3, 6) });
/** The content that only one home page shows; the rest is shared. */
export const homeContent = record({
  meta: pageMeta,
  hero: staticHero,
  features: z.optional(list(drawnEntry, 3, 5)),
  steps: z.optional(list(processStep, 3, 5)),
  chart: z.optional(spanChart),
  landedCost: z.optional(landedCost),
  /** What the page stands for, with a photograph and the facts of what it shows. */
  statement: z.optional(record({ heading: record({ eyebrow: text, title: text, lead: text }), photo, facts })),
});

export const skill = record({ label: text, percent });
/** The URL of a file that the build copies, which begins with the path of the site. */
const fileUrl = (extension: string) =>
  z.string().check(z.endsWith(extension, { error: `expected the URL of a file that ends with ${extension}` }));
/** A video of our own host. */
export const video = record({
  title: text,
  /** The duration in words. */
  length: text,
  still: picture,
  mp4: fileUrl(".mp4"),
  webm: fileUrl(".webm"),
  captions: fileUrl(".vtt"),
  note: text,
  /** What each scene shows. */
  transcript: list(text, 1),
});

/** A video on YouTube. */
export const hostedVideo = record({
  title: text,
  id: z.string().check(z.regex(/^[\w-]{11}$/, { error: "expected a YouTube id of eleven characters" })),
  still: picture,
  note: text,
});
export const about = record({
  lead: text,
  paragraphs: list(text, 2),
  photo,
  action: link,
  /** A sentence about a photograph. */
  statement: record({ text, photo }),
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
  /** The badge of the highlighted plan. */
  badge: z.optional(text),
});

/** A row of an index: a link with a sentence, a number or a date before it, and a detail after it. */
const indexEntry = record({ to: path, title: text, text, reference: text, detail: text });

/** Books that are not for sale, on a page of the shop of their own. */
export const unsoldBooks = record({ title: text, text, books: list(indexEntry, 2) });

export const pricing = record({
  eyebrow: text,
  title: text,
  lead: text,
  /** Below the title of the table: what tells the plans apart. */
  introduction: text,
  period: text,
  action: text,
  to: path,
  note: text,
  /** What tells the plans apart in figures: one detail for each plan, in their order. */
  terms: list(record({ term: text, details: list(text, 3, 3) })),
  /** What holds for every plan, below the table. */
  conditions: list(record({ term: text, detail: text }), 4, 4),
  /** What happens after the action, by day. */
  start: list(record({ day: text, title: text, text, drawing: stepDrawing }), 3, 3),
  questions: list(record({ question: text, answer: text }), 4),
  /** What to choose if a plan is too much, or too little. */
  alternatives: list(indexEntry, 2),
});

/** Links of one kind on the site map; `to` is the page that lists them. */
export const siteMapGroup = record({ id, title: text, to: z.optional(path), links: list(link) });

export type ServiceSummary = z.infer<typeof serviceSummary>;
export type NavigationEntry = z.infer<typeof navigationEntry>;
export type Social = z.infer<typeof social>;
export type Site = z.infer<typeof site>;
export type FunFact = z.infer<typeof funFact>;
export type DrawnEntry = z.infer<typeof drawnEntry>;
export type Testimonial = z.infer<typeof testimonial>;
export type Partner = z.infer<typeof partner>;
export type CallToAction = z.infer<typeof callToAction>;
export type Advertisement = z.infer<typeof advertisement>;
export type StaticHero = z.infer<typeof staticHero>;
export type LineReport = z.infer<typeof lineReport>;
export type ProjectChapter = z.infer<typeof projectChapter>;
export type CaseStudyContent = z.infer<typeof caseStudyContent>;
export type HomeContent = z.infer<typeof homeContent>;
export type LandedCost = z.infer<typeof landedCost>;
export type SpanChart = z.infer<typeof spanChart>;
export type Skill = z.infer<typeof skill>;
export type Video = z.infer<typeof video>;
export type HostedVideo = z.infer<typeof hostedVideo>;
export type About = z.infer<typeof about>;
export type NotFound = z.infer<typeof notFound>;
export type Pricing = z.infer<typeof pricing>;
export type Plan = z.infer<typeof plan>;
export type UnsoldBooks = z.infer<typeof unsoldBooks>;
export type PageMeta = z.infer<typeof pageMeta>;
export type SiteMapGroup = z.infer<typeof siteMapGroup>;
