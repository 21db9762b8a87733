import { gatewayDrawing } from "#content/gateway-drawing.ts";
import { editionOf } from "#content/product.ts";
import type { AdvisoryService, Post, Product, Project, Service, TeamMember } from "#content/schema.ts";

/*
 * The running text of pages, which the site search covers beside titles and descriptions: passages in separate lines.
 * Its length is the size of the file that the search loads; `tests/search.test.ts` has the limit.
 */

const lines = (...passages: readonly (string | readonly string[])[]): string => passages.flat().join("\n");

const phrase = (...parts: readonly (string | number | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join(", ");

/** The text of a post: its sections with their lists. */
export const postText = ({ subtitle, author, tags, sections }: Post): string =>
  lines(
    phrase(subtitle, author, ...tags),
    sections.flatMap(({ heading, paragraphs, list = [] }) => [heading, ...paragraphs, ...list]),
  );

/** The text of a project: its facts, its quote, what was done and reached, and what its pictures show. */
export const projectText = (project: Project): string => {
  const { facts, strategies, quote, approach, goals, results, description, image, gallery } = project;
  return lines(
    description,
    phrase(facts.location, facts.client, facts.consultant, facts.type, facts.duration),
    strategies,
    `${quote.text} ${phrase(quote.name, quote.role)}`,
    approach,
    goals,
    results.map(({ value, label }) => `${value} ${label}`),
    [image, ...gallery].map(({ alt }) => alt),
  );
};

/** The text of a service: what is offered and how, and what its pictures show. */
export const serviceText = (service: Service): string => {
  const { statement, data, services, listTitle, servicesArray, listTitle2, servicesArray2, approach } = service;
  return lines(
    service.subTitle,
    statement,
    data,
    services,
    phrase(listTitle, ...servicesArray.map(({ name }) => name)),
    phrase(listTitle2, ...servicesArray2),
    approach.flatMap(({ title, text }) => [title, text]),
    service.span,
    [service.image, ...service.gallery].map(({ alt }) => alt),
  );
};

/** The text of an advisory service: its capabilities and the steps of its process. */
export const advisoryServiceText = ({ paragraphs, capabilities, approach, process }: AdvisoryService): string =>
  lines(
    paragraphs,
    capabilities,
    approach,
    process.flatMap(({ title, text }) => [title, text]),
  );

/** The text of a book: its description, its contents, and for whom it is. */
export function productText({ id, brand, description }: Product): string {
  const edition = editionOf(id);
  if (!edition) return lines(description);
  const { contents, sample, readers, binding } = edition;
  return lines(
    description,
    phrase(...contents.map(({ title }) => title)),
    sample.heading,
    sample.paragraphs,
    sample.caption,
    readers,
    phrase(brand, binding),
  );
}

/** The text of a member of the team: biography, skills, education and languages. */
export const personText = ({ heading, biography, skills, education, languages }: TeamMember): string =>
  lines(
    heading,
    biography,
    phrase(...skills.map(({ label }) => label)),
    education.map(({ title, place }) => phrase(title, place)),
    phrase(...languages.map(({ name }) => name)),
  );

/** The parts of the gateway, which the home page shows. */
export const gatewayText: string = lines(
  gatewayDrawing.title,
  gatewayDrawing.parts.map(({ name, material }) => phrase(name, material)),
  phrase(gatewayDrawing.eyebrow, ...gatewayDrawing.titleBlock.map(({ detail }) => detail)),
);
