import { advisoryServices } from "#content/advisory-service.ts";
import { pageMeta, subjectOf } from "#content/all-page-metadata.ts";
import { engineeringServices, manufacturingCapabilities } from "#content/capability.ts";
import { networks } from "#content/network.ts";
import { pathOf } from "#content/path-of.ts";
import { posts } from "#content/post.ts";
import { products } from "#content/product.ts";
import { projects } from "#content/project.ts";
import { services } from "#content/service.ts";
import { teamMembers } from "#content/team-member.ts";
import type { SearchEntry } from "#lib/search/text-search.ts";

/** Pages that only a step of an order, a sent message or an unknown address shows. */
const excluded: readonly string[] = ["/order_received", "/message-sent", "/404"];

/** The entry of a page; its text is the description by default. */
function entryOf(path: string, kind: SearchEntry["kind"], text?: string): SearchEntry {
  const { title, heading, description, picture, record } = subjectOf(path);
  return { title: heading ?? title, to: path, kind, text: text ?? description, ...(record && { picture }) };
}

/** The entries of the site search, for build-time code and tests; pages load them. They have the name of each page, record, capability and city, with a line that describes it. */
export const searchEntries: readonly SearchEntry[] = [
  ...pageMeta
    .filter(({ path, canonical }) => canonical === undefined && !excluded.includes(path))
    .map(({ path }) => (path === "/" ? { ...entryOf(path, "Page"), title: "Home" } : entryOf(path, "Page"))),
  ...services.map(({ id }) => entryOf(pathOf("service", id), "Service")),
  ...advisoryServices.map(({ id }) => entryOf(pathOf("advisory-service", id), "Advisory service")),
  ...projects.map(({ id, summary }) => entryOf(pathOf("project", id), "Project", summary)),
  ...teamMembers.map(({ id, title, line }) => entryOf(pathOf("person", id), "Team", `${title}. ${line}`)),
  ...products.map(({ id, author, summary, size }) =>
    entryOf(pathOf("product", id), "Product", `By ${author}. ${summary} Size ${size}.`),
  ),
  ...posts.map(({ id }) => entryOf(pathOf("post", id), "Post")),
  ...[engineeringServices, manufacturingCapabilities].flatMap((capabilities, index) =>
    capabilities.map((title): SearchEntry => ({
      title,
      to: `/#capabilities-${index}`,
      kind: "Capability",
      text: index === 0 ? "By our engineers" : "By our factory partners",
    })),
  ),
  ...networks.flatMap(({ id, cities }) =>
    cities.map(({ name, region, country }): SearchEntry => ({
      title: name,
      to: `/network-locations#network-${id}`,
      kind: "City",
      text: `${region}, ${country}: ${id}`,
    })),
  ),
];
