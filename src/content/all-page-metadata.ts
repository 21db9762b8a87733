import companyCard from "#assets/social-card.webp?picture";
import { aboutIntro } from "#content/about-intro.ts";
import { advisoryServices } from "#content/advisory-service.ts";
import { caseStudy } from "#content/home-case-study.ts";
import { consulting } from "#content/home-consulting.ts";
import { factory } from "#content/home-factory.ts";
import { freight } from "#content/home-freight.ts";
import { journal } from "#content/home-journal.ts";
import { studio } from "#content/home-studio.ts";
import { notFound } from "#content/not-found.ts";
import { globe } from "#content/post-photo.ts";
import { posts } from "#content/post.ts";
import { products } from "#content/product.ts";
import { designReview, enclosure, scanner } from "#content/project-photo.ts";
import { projects } from "#content/project.ts";
import * as metadata from "#content/record-metadata.ts";
import type { PageMeta } from "#content/schema-page.ts";
import type { AdvisoryService, Post, Product, Project, Service, TeamMember } from "#content/schema.ts";
import { layers, mold, parcels, telephone } from "#content/service-photo.ts";
import { services } from "#content/service.ts";
import { teamMembers } from "#content/team-member.ts";
import type { Picture } from "#lib/image/picture.ts";

/*
 * The metadata of all pages, for build-time code and tests only. A page imports its own file of `page-meta/`, or the
 * function of its record, so that it does not load the metadata of other pages.
 */

/** The record that a page shows. */
export type SubjectRecord =
  | { type: "service"; value: Service | AdvisoryService }
  | { type: "product"; value: Product }
  | { type: "post"; value: Post }
  | { type: "project"; value: Project }
  | { type: "person"; value: TeamMember };

/** What a page is about, for search engines, link previews, feed, search and site map. */
export interface PageSubject extends metadata.PageMetadata {
  /** A picture of the subject. */
  picture: Picture;
  /** The picture is a finished link preview. */
  isFinishedCard?: boolean;
  record?: SubjectRecord;
  /** The day of the last change of the record. */
  updatedAt?: string | undefined;
}

/** The metadata of pages without a record by file and by name. */
export const pageMetaFiles: Readonly<Record<string, Readonly<Record<string, PageMeta>>>> = import.meta.glob(
  "./page-meta/*.ts",
  { eager: true },
);

/** The metadata of every page without a record, apart from the homes after the first. */
export const pageMeta: readonly PageMeta[] = Object.values(pageMetaFiles).flatMap((module) => Object.values(module));

const shelf = products.find(({ id }) => id === 1)?.proImg.picture ?? layers.picture;

/** The pictures of pages without a record; the others show the gateway. */
const pictures: Readonly<Record<string, Picture>> = {
  "/": companyCard,
  "/about": aboutIntro.photo.picture,
  "/services": mold.picture,
  "/project": enclosure.picture,
  "/network-locations": globe.picture,
  "/blog": designReview.picture,
  "/contact": telephone.picture,
  "/404": notFound.photo.picture,
  "/shop": shelf,
  "/cart": shelf,
  "/checkout": shelf,
  "/order_received": shelf,
};

const pageSubject = (meta: PageMeta): PageSubject => ({
  ...meta,
  picture: pictures[meta.path] ?? layers.picture,
  // the home page has no breadcrumb
  ...(meta.path === "/" ? { isFinishedCard: true } : { trail: meta.trail ?? [] }),
});

const home = (
  { meta, hero }: { meta: PageMeta; hero: { photo?: { picture: Picture } | undefined } },
  other: Picture,
) => ({
  ...meta,
  picture: hero.photo?.picture ?? other,
});

const recordSubject = (
  meta: metadata.PageMetadata,
  picture: Picture,
  record: SubjectRecord,
  updatedAt = record.value.updatedAt,
): PageSubject => ({ ...meta, picture, record, updatedAt });

const postSubject = (value: Post, layout: metadata.PostLayout) =>
  recordSubject(
    metadata.postMetadata(value, layout),
    value.image.picture,
    { type: "post", value },
    value.updatedAt ?? value.createdAt,
  );

const mainSubjects: readonly PageSubject[] = [
  ...pageMeta.filter(({ canonical }) => canonical === undefined).map(pageSubject),
  home(caseStudy, aboutIntro.photo.picture),
  home(studio, scanner.picture),
  home(factory, mold.picture),
  home(freight, parcels.picture),
  home(journal, designReview.picture),
  home(consulting, layers.picture),
  ...services.map((value) =>
    recordSubject(metadata.serviceMetadata(value), value.image.picture, { type: "service", value }),
  ),
  ...advisoryServices.map((value) =>
    recordSubject(metadata.advisoryServiceMetadata(value), value.image.picture, { type: "service", value }),
  ),
  ...projects.map((value) =>
    recordSubject(metadata.projectMetadata(value), value.image.picture, { type: "project", value }),
  ),
  ...teamMembers.map((value) =>
    recordSubject(metadata.personMetadata(value), value.photo.picture, { type: "person", value }),
  ),
  ...products.map((value) =>
    recordSubject(metadata.productMetadata(value), value.proImg.picture, { type: "product", value }),
  ),
  ...(["right", "left", "none"] as const).flatMap((layout) => posts.map((post) => postSubject(post, layout))),
];

/** The subjects by address. */
const subjects = new Map(mainSubjects.map((subject) => [subject.path, subject]));
for (const meta of pageMeta) if (meta.canonical) subjects.set(meta.path, { ...subjectOf(meta.canonical), ...meta });
subjects.set("/home", subjectOf("/"));

/** All subjects: one for each address, of which `/home` has that of `/`. */
export const allSubjects: readonly PageSubject[] = [...subjects.values()];

/**
 * The subject of the page at an address.
 *
 * @throws Error for an address without content
 */
export function subjectOf(path: string): PageSubject {
  const subject = subjects.get(path);
  if (!subject) throw new Error(`${path} has no metadata: add its file to src/content/page-meta.`);
  return subject;
}

/** The subject of the main layout of a page, which search engines list. */
export const mainSubjectOf = (path: string): PageSubject => subjectOf(subjectOf(path).canonical ?? path);

/**
 * The addresses that match a path of the route table; none for the catch-all.
 *
 * @throws Error for a path with a parameter whose records have no subjects
 */
export function pathsOf(path: string): string[] {
  if (path === "*") return [];
  if (!path.endsWith("/:id")) return [path];
  const found = [...subjects.keys()].filter((address) => address.startsWith(path.slice(0, -":id".length)));
  if (found.length === 0)
    throw new Error(`${path} has a parameter: add its records to src/content/all-page-metadata.ts.`);
  return found;
}
