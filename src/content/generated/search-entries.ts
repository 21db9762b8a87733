import { advisoryServices } from "#content/advisory-service.ts";
import { pageMeta } from "#content/page-meta.ts";
import { posts } from "#content/post.ts";
import { products } from "#content/product.ts";
import { projects } from "#content/project.ts";
import { services } from "#content/service.ts";
import { teamMembers } from "#content/team-member.ts";
import type { SearchEntry } from "#lib/search/text-search.ts";

/** Pages that nobody looks for: the same records in another layout, and what only makes sense on the way there. */
const unsought: readonly string[] = [
  "/service-s2",
  "/service-s3",
  "/project-s2",
  "/project-s3",
  "/shop-single",
  "/blog-left-sidebar",
  "/blog-fullwidth",
  "/order_received",
  "/404",
];
const isSought = (path: string) => !unsought.includes(path);

/** What the header's search can find: of each record its name and a line, not the record. */
export const searchEntries: readonly SearchEntry[] = [
  ...pageMeta
    .filter(({ path }) => isSought(path))
    .map(({ path, title, description }) => ({
      title: path === "/" ? "Home" : title,
      to: path,
      kind: "Page",
      text: description,
    })),
  ...services.map(({ id, title, summary }) => ({ title, to: `/services/${id}`, kind: "Service", text: summary })),
  ...advisoryServices.map(({ id, title, description }) => ({
    title,
    to: `/service-single/${id}`,
    kind: "Advisory service",
    text: description,
  })),
  ...projects.map(({ id, title, summary }) => ({
    title,
    to: `/project-single/${id}`,
    kind: "Project",
    text: summary,
  })),
  ...teamMembers.map(({ id, name, title, line }) => ({
    title: name,
    to: `/team-single/${id}`,
    kind: "Team",
    text: `${title}. ${line}`,
  })),
  ...products.map(({ id, title, author, summary }) => ({
    title,
    to: `/product-single/${id}`,
    kind: "Product",
    text: `By ${author}. ${summary}`,
  })),
  ...posts.map(({ id, title, description }) => ({ title, to: `/blog-single/${id}`, kind: "Post", text: description })),
];
