import * as z from "zod/mini";
import {
  alt,
  bookTitle,
  day,
  id,
  list,
  metaDescription,
  pageTitle,
  paragraph,
  path,
  photo,
  picture,
  record,
  shortTitle,
  text,
} from "#content/schema-field.ts";
import { skill, stepDrawing } from "#content/schema-page.ts";

/*
 * Schemas of the records. Content files import only the types, so that zod stays out of their chunks; `check.ts`
 * parses the records before a build and in the tests.
 */

/** The day of the last change of what the page of a record says, for the sitemap. */
const updatedAt = z.optional(day);

/** Id and title of a record, for menus and the footer. */
export const summary = record({ id, title: text });
export const postSummary = record({ id, title: text, createdAt: day });

export const heroSlide = record({
  id,
  subTitle: text,
  title: text,
  text,
  action: text,
  to: path,
  picture,
  alt,
});

export const service = record({
  id,
  title: pageTitle,
  subTitle: text,
  drawing: stepDrawing,
  summary: text,
  /** What the service is in one sentence, which is set large, and the paragraphs about it. */
  statement: text,
  data: list(text, 2),
  services: text,
  listTitle: text,
  /** What is offered: each with an object that was made or, where there is none, a line drawing. */
  servicesArray: list(record({ name: text, drawing: stepDrawing })),
  listTitle2: text,
  servicesArray2: list(text),
  approach: list(paragraph, 2, 2),
  /** The stages that the service covers, from the first to the last. */
  span: text,
  image: photo,
  gallery: list(photo, 2),
  advisoryServiceId: id,
  updatedAt,
});

export const advisoryService = record({
  id,
  title: pageTitle,
  description: text,
  icon: z.enum(["calculator", "shield", "receipt", "chart-column", "clipboard-check", "badge-check"]),
  /** The caption of its line drawing. */
  drawing: text,
  /** Two parts of the drawing, enlarged: each the `viewBox` of the part and what it shows. */
  details: list(
    record({ view: z.string().check(z.regex(/^\d+ \d+ \d+ \d+$/, { error: "expected four whole numbers" })), text }),
    2,
    2,
  ),
  /** The picture of link previews and search results. */
  image: photo,
  paragraphs: list(text, 2),
  capabilities: list(text, 5),
  approach: text,
  process: list(paragraph, 4),
  updatedAt,
});

const count = z.int().check(z.positive());

const projectSummary = {
  id,
  title: pageTitle,
  discipline: z.enum(["Engineering", "Manufacturing", "Logistics"]),
  summary: text,
  image: photo,
  /** Shown where its picture is on enough pages. */
  drawing: stepDrawing,
  /** Width, depth and height of what was made, in mm. */
  size: list(count, 3, 3),
};
export const projectCard = record(projectSummary);

export const projectFacts = record({
  location: text,
  client: text,
  consultant: text,
  type: text,
  duration: text,
  completion: day,
});
/** An achievement with its figure. */
export const projectResult = record({
  value: z.string().check(z.regex(/\d/, { error: "expected a value with a digit" })),
  label: text,
});
export const projectQuote = record({ text, name: text, role: text });

export const project = record({
  ...projectSummary,
  description: metaDescription,
  facts: projectFacts,
  strategies: list(text, 5, 5),
  quote: projectQuote,
  approach: list(text, 2),
  goals: list(text, 3, 5),
  results: list(projectResult, 3, 5),
  /** Pictures of the work itself, as far as there are any. */
  gallery: list(photo, 0, 2),
  updatedAt,
});

const price = z
  .string()
  .check(z.regex(/^\d{1,6}\.\d{2}$/, { error: "expected a price with two decimals, such as 65.00" }));

/** What the drawings of the sample pages show: symbols in `src/assets/book-figures.svg`. */
export const bookFigure = z.enum([
  "cost-of-change",
  "sink-mark",
  "two-sources",
  "regulator",
  "stress-strain",
  "control-chart",
]);

/** A book as an object: its weight in grams, what is in it and two of its pages; its dimensions are those of its size. */
export const edition = record({
  pages: count,
  weight: count,
  binding: text,
  paper: text,
  printed: text,
  /** The chapters and appendices, with their first pages. */
  contents: list(record({ number: text, title: text, page: count }), 6, 12),
  sample: record({
    /** The number of the left page, which is even. */
    page: z.int().check(z.positive(), z.multipleOf(2)),
    chapter: text,
    heading: text,
    /** The last is on the right page, below the figure. */
    paragraphs: list(text, 3, 3),
    figure: bookFigure,
    caption: text,
  }),
  /** For whom the book is. */
  readers: list(text, 3, 3),
});

export const product = record({
  id: z.int().check(z.positive()),
  title: bookTitle,
  author: text,
  price,
  /** The previous price. */
  delPrice: price,
  proImg: photo,
  /** The color of the cover, and so of the spine. */
  cover: z.enum(["ink", "paper", "orange", "green", "ochre", "charcoal"]),
  brand: text,
  size: z.enum(["S", "M", "L", "Xl", "XXl"]),
  summary: text,
  description: list(text, 2),
  edition,
  updatedAt,
});

export const paymentMethod = record({ value: z.enum(["cash", "card"]), label: text });
export const cardBrand = record({ value: id, label: text, image: text });
export const country = record({
  code: z.string().check(z.regex(/^[A-Z]{2}$/, { error: "expected a code of two uppercase letters" })),
  name: text,
});

export const review = record({ name: text, createdAt: day, rating: z.int().check(z.minimum(1), z.maximum(5)), text });

export const teamCard = record({ id, name: text, title: text, line: text, photo });

/** A question of a visitor, the moment of a project to which it belongs, what its answer needs, and the member who gives it. */
export const teamQuestion = record({ moment: text, question: text, needs: text, memberId: id });

export const teamMember = record({
  ...teamCard.def.innerType.shape,
  heading: text,
  biography: list(text, 2),
  skills: list(skill, 3),
  education: list(record({ title: text, place: text, years: text }), 4),
  languages: list(record({ name: text, level: text })),
  updatedAt,
});

export const postSection = record({
  heading: text,
  paragraphs: list(text),
  list: z.optional(list(text, 2)),
  /** What one of the paragraphs says that is set large. */
  quote: z.optional(text),
}).check(
  z.refine(({ quote, paragraphs }) => !quote || paragraphs.some((one) => one.includes(quote)), {
    path: ["quote"],
    error: "expected a sentence of one of the paragraphs, word by word",
  }),
);

/** A post without its number and its reading time, which `post.ts` adds. */
export const postDraft = record({
  id,
  title: pageTitle,
  /** The title in other layouts, where the whole one is too long for the layout's name. */
  shortTitle: z.optional(shortTitle),
  createdAt: day,
  subtitle: text,
  description: metaDescription,
  author: text,
  authorTitle: text,
  tags: list(text),
  image: photo,
  networkArr: list(text, 0),
  networkArr2: list(text, 0),
  sections: list(postSection),
  updatedAt,
}).check(
  z.refine((post) => post.shortTitle !== undefined || shortTitle.safeParse(post.title).success, {
    path: ["shortTitle"],
    error: "expected a text of at most 35 characters, because the title is longer",
  }),
);

export const city = record({
  name: text,
  region: text,
  country: text,
  continent: z.enum(["North America", "Asia"]),
  kind: z.enum(["engineering", "manufacturing"]),
  lat: z.number().check(z.minimum(-90), z.maximum(90)),
  lon: z.number().check(z.minimum(-180), z.maximum(180)),
  /** The direction from the mark on the map to the name, so that no two names overlap. */
  label: z.enum(["n", "ne", "e", "se", "s", "s-far", "sw", "w", "nw"]),
  /** How far a mark is moved from those that would cover it, in ems. */
  shift: z.optional(record({ x: z.number(), y: z.number() })),
});

export const network = record({
  id: city.def.innerType.shape.kind,
  title: text,
  intro: text,
  postId: id,
  cities: list(city, 2),
});

export type Summary = z.infer<typeof summary>;
export type PostSummary = z.infer<typeof postSummary>;
export type HeroSlide = z.infer<typeof heroSlide>;
export type Service = z.infer<typeof service>;
export type AdvisoryService = z.infer<typeof advisoryService>;
export type ProjectCard = z.infer<typeof projectCard>;
export type ProjectFacts = z.infer<typeof projectFacts>;
export type ProjectResult = z.infer<typeof projectResult>;
export type ProjectQuote = z.infer<typeof projectQuote>;
export type Project = z.infer<typeof project>;
export type Edition = z.infer<typeof edition>;
export type ProductFile = z.infer<typeof product>;
/** A product without its edition, which its own page alone shows. */
export type Product = Omit<ProductFile, "edition">;
export type PaymentMethod = z.infer<typeof paymentMethod>;
export type CardBrand = z.infer<typeof cardBrand>;
export type Country = z.infer<typeof country>;
/** A product as the spine of a book; the price is formatted. */
export type Book = Pick<Product, "id" | "title" | "author" | "price" | "cover">;
export type Review = z.infer<typeof review>;
export type TeamCard = z.infer<typeof teamCard>;
export type TeamQuestion = z.infer<typeof teamQuestion>;
export type TeamMember = z.infer<typeof teamMember>;
export type PostSection = z.infer<typeof postSection>;
export type PostDraft = z.infer<typeof postDraft>;
export type Post = PostDraft & {
  readonly readingMinutes: number;
  /** 1 for the oldest post. */
  readonly number: number;
};
export type City = z.infer<typeof city>;
export type Network = z.infer<typeof network>;
