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
import { pageMeta } from "#content/page-meta.ts";
import { globe } from "#content/post-photo.ts";
import { posts } from "#content/post.ts";
import { products } from "#content/product.ts";
import { designReview, enclosure } from "#content/project-photo.ts";
import { projects } from "#content/project.ts";
import type { AdvisoryService, Post, Product, Project, Service, TeamMember } from "#content/schema.ts";
import { explodedGateway, parcels, tool } from "#content/service-photo.ts";
import { services } from "#content/service.ts";
import { teamMembers } from "#content/team-member.ts";
import type { Picture } from "#lib/image/picture.ts";

/** The record that a page shows. */
export type SubjectRecord =
  | { type: "service"; value: Service | AdvisoryService }
  | { type: "product"; value: Product }
  | { type: "post"; value: Post }
  | { type: "project"; value: Project }
  | { type: "person"; value: TeamMember };

/** What a page is about, for search engines and link previews. */
export interface PageSubject {
  /** The path of the main layout of the page. */
  path: string;
  /** The last breadcrumb. */
  name: string;
  /** The document's title without the company; by default `name`. */
  title?: string;
  description: string;
  /** The pages between Home and this one; a home page has no breadcrumb. */
  trail?: readonly { name: string; path: string }[];
  /** A picture of the subject. */
  picture: Picture;
  /** The picture is a finished link preview. */
  isFinishedCard?: boolean;
  record?: SubjectRecord;
  /** The day of the last change of the record. */
  updatedAt?: string | undefined;
  /** Whether search engines may list the page. */
  isListed: boolean;
}

const homes: readonly [path: string, meta: { title: string; description: string }, picture: Picture][] = [
  ["/home2", caseStudy.meta, caseStudy.hero.photo?.picture ?? aboutIntro.photo.picture],
  ["/home3", studio.meta, studio.hero.photo?.picture ?? enclosure.picture],
  ["/home4", factory.meta, factory.hero.photo?.picture ?? tool.picture],
  ["/home5", freight.meta, freight.hero.photo?.picture ?? parcels.picture],
  ["/home6", journal.meta, journal.hero.photo?.picture ?? designReview.picture],
  ["/home7", consulting.meta, consulting.hero.photo?.picture ?? explodedGateway.picture],
];

/** The pictures of pages without a record; the others show the gateway. */
const pictures: Readonly<Record<string, Picture>> = {
  "/about": aboutIntro.photo.picture,
  "/services": tool.picture,
  "/project": enclosure.picture,
  "/network-locations": globe.picture,
  "/blog": designReview.picture,
  "/404": notFound.photo.picture,
};

const shelf = products.find(({ id }) => id === 1)?.proImg.picture ?? explodedGateway.picture;
const shopPaths: readonly string[] = ["/shop", "/cart", "/checkout", "/order_received"];

/** The name of a list page, which is a breadcrumb of its records. */
function parent(path: string) {
  const meta = pageMeta.find((entry) => entry.path === path);
  if (!meta) throw new Error(`${path} has no file in src/content/page-meta.`);
  return [{ name: meta.title, path }];
}

function recordSubject(
  path: string,
  list: string,
  picture: Picture,
  record: SubjectRecord,
  own: Pick<PageSubject, "name" | "title" | "description">,
): PageSubject {
  const updatedAt = record.value.updatedAt ?? (record.type === "post" ? record.value.createdAt : undefined);
  return { path, trail: parent(list), picture, record, updatedAt, isListed: true, ...own };
}

const subjects: ReadonlyMap<string, PageSubject> = new Map(
  [
    ...pageMeta
      .filter(({ canonical }) => canonical === undefined)
      .map(({ path, title, description, robots }): PageSubject => ({
        path,
        name: title,
        description,
        ...(path !== "/" && { trail: path === "/checkout" ? parent("/cart") : [] }),
        picture: pictures[path] ?? (shopPaths.includes(path) ? shelf : explodedGateway.picture),
        ...(path === "/" && { picture: companyCard, isFinishedCard: true }),
        isListed: robots === undefined,
      })),
    ...homes.map(([path, { title, description }, picture]): PageSubject => ({
      path,
      name: title,
      description,
      picture,
      isListed: true,
    })),
    ...services.map((value) =>
      recordSubject(
        `/services/${value.id}`,
        "/services",
        value.image.picture,
        { type: "service", value },
        {
          name: value.title,
          description: value.summary,
        },
      ),
    ),
    ...advisoryServices.map((value) =>
      recordSubject(
        `/service-single/${value.id}`,
        "/service",
        value.image.picture,
        { type: "service", value },
        {
          name: value.title,
          description: value.description,
        },
      ),
    ),
    ...projects.map((value) =>
      recordSubject(
        `/project-single/${value.id}`,
        "/project",
        value.image.picture,
        { type: "project", value },
        {
          name: value.title,
          description: value.description,
        },
      ),
    ),
    ...teamMembers.map((value) =>
      recordSubject(
        `/team-single/${value.id}`,
        "/team",
        value.monogram.picture,
        { type: "person", value },
        {
          name: value.name,
          description: `${value.name}, ${value.title}. ${value.line}`,
        },
      ),
    ),
    ...products.map((value) =>
      recordSubject(
        `/product-single/${value.id}`,
        "/shop",
        value.proImg.picture,
        { type: "product", value },
        {
          name: value.title,
          title: `${value.title} (book)`,
          description: value.summary,
        },
      ),
    ),
    ...posts.map((value) =>
      recordSubject(
        `/blog-single/${value.id}`,
        "/blog",
        value.image.picture,
        { type: "post", value },
        {
          name: value.title,
          description: value.description,
        },
      ),
    ),
  ].map((subject) => [subject.path, subject]),
);

const mainPaths: Readonly<Record<string, string>> = {
  "/home": "/",
  ...Object.fromEntries(pageMeta.flatMap(({ path, canonical }) => (canonical ? [[path, canonical]] : []))),
};

/**
 * The subject of a page, the same for every layout of it.
 *
 * @throws Error for a path without content
 */
export function pageSubject(path: string): PageSubject {
  const main = mainPaths[path] ?? path.replace(/^\/blog-single-(?:left-sidebar|fullwidth)\//, "/blog-single/");
  const subject = subjects.get(main);
  if (!subject) throw new Error(`${path} has no subject in src/content/page-subject.ts.`);
  return subject;
}
