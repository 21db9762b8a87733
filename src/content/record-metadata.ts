import { pathOf } from "#content/path-of.ts";
import type { PageMeta } from "#content/schema-page.ts";
import type { AdvisoryService, Post, Product, Service, TeamMember, Project } from "#content/schema.ts";

/** Path and title of the pages that list records, which are breadcrumbs of the records. */
export const listPages = {
  services: { path: "/services", title: "Services" },
  advisoryServices: { path: "/service", title: "Advisory services" },
  projects: { path: "/project", title: "Projects" },
  team: { path: "/team", title: "Team" },
  shop: { path: "/shop", title: "Shop" },
  blog: { path: "/blog", title: "Blog" },
} as const;

/** What a page says about itself in its head and its header. */
export interface PageMetadata extends PageMeta {
  /** The `h1` and the last breadcrumb; `title` by default. */
  heading?: string | undefined;
  /** The Open Graph type; `website` by default. */
  type?: "article" | undefined;
}

/** The breadcrumb of a page. */
export const trailOf = ({ path, title }: { path: string; title: string }) => [{ label: title, to: path }];

/** The metadata of the page of a service. */
export const serviceMetadata = ({ id, title, summary }: Service): PageMetadata => ({
  path: pathOf("service", id),
  title,
  description: summary,
  trail: trailOf(listPages.services),
});

/** The metadata of the page of an advisory service. */
export const advisoryServiceMetadata = ({ id, title, description }: AdvisoryService): PageMetadata => ({
  path: pathOf("advisory-service", id),
  title,
  description,
  trail: trailOf(listPages.advisoryServices),
});

/** The metadata of the page of a project. */
export const projectMetadata = ({ id, title, description }: Project): PageMetadata => ({
  path: pathOf("project", id),
  title,
  description,
  trail: trailOf(listPages.projects),
});

/** The metadata of the page of a team member. */
export const personMetadata = ({ id, name, title, line }: TeamMember): PageMetadata => ({
  path: pathOf("person", id),
  title: name,
  description: `${name}, ${title}. ${line}`,
  trail: trailOf(listPages.team),
});

/** The metadata of the page of a product. */
export const productMetadata = ({ id, title, summary }: Product): PageMetadata => ({
  path: pathOf("product", id),
  title: `${title} (book)`,
  heading: title,
  cardTitle: title,
  description: summary,
  trail: trailOf(listPages.shop),
});

/** The layouts of a post: the side of the sidebar, or none. */
export type PostLayout = "right" | "left" | "none";

/** The metadata of a post; title and description of the layouts differ, because search engines reject duplicates. */
export function postMetadata(post: Post, layout: PostLayout): PageMetadata {
  const { id, title, shortTitle = title, description, author } = post;
  const main: PageMetadata = {
    path: pathOf("post", id),
    title,
    heading: title,
    cardTitle: title,
    description,
    trail: trailOf(listPages.blog),
    type: "article",
  };
  switch (layout) {
    case "left":
      return {
        ...main,
        path: pathOf("post-left-sidebar", id),
        canonical: main.path,
        title: `${shortTitle} (left sidebar)`,
        description: `Read “${title}” by ${author} with its contents, related posts and categories on the left.`,
      };
    case "none":
      return {
        ...main,
        path: pathOf("post-full-width", id),
        canonical: main.path,
        title: `${shortTitle} (full width)`,
        description: `Read “${title}” by ${author} in one wide column, with the related posts below the article.`,
      };
    default:
      return main;
  }
}
