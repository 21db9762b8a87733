import { advisoryServices } from "#content/advisory-service.ts";
import { pageMeta, subjectOf } from "#content/all-page-metadata.ts";
import { engineeringServices, manufacturingCapabilities } from "#content/capability.ts";
import { networks } from "#content/network.ts";
import { pathOf } from "#content/path-of.ts";
import { posts } from "#content/post.ts";
import { products } from "#content/product.ts";
import { projects } from "#content/project.ts";
import {
  advisoryServiceText,
  gatewayText,
  personText,
  postText,
  productText,
  projectText,
  serviceText,
} from "#content/search-text.ts";
import { services } from "#content/service.ts";
import { teamMembers } from "#content/team-member.ts";
import type { SearchEntry } from "#lib/search/text-search.ts";

/** Pages that only a step of an order, a sent message or an unknown address shows. */
const excluded: readonly string[] = ["/order_received", "/message-sent", "/404"];

/** The entry of a page, whose text is the description by default, with its running text. */
function entryOf(path: string, kind: SearchEntry["kind"], body: string, text?: string): SearchEntry {
  const { title, heading, description, picture, record } = subjectOf(path);
  return { title: heading ?? title, to: path, kind, text: text ?? description, body, ...(record && { picture }) };
}

const pageEntry = (path: string): SearchEntry =>
  path === "/" ? { ...entryOf(path, "Page", gatewayText), title: "Home" } : entryOf(path, "Page", "");

/** The entries of the site search, for build-time code and tests; pages load them. They have the name of each page, record, capability and city, with a line that describes it, and the running text of records. */
export const searchEntries: readonly SearchEntry[] = [
  ...pageMeta
    .filter(({ path, canonical }) => canonical === undefined && !excluded.includes(path))
    .map(({ path }) => pageEntry(path)),
  ...services.map((service) => entryOf(pathOf("service", service.id), "Service", serviceText(service))),
  ...advisoryServices.map((service) =>
    entryOf(pathOf("advisory-service", service.id), "Advisory service", advisoryServiceText(service)),
  ),
  ...projects.map((project) =>
    entryOf(pathOf("project", project.id), "Project", projectText(project), project.summary),
  ),
  ...teamMembers.map((person) =>
    entryOf(pathOf("person", person.id), "Team", personText(person), `${person.title}. ${person.line}`),
  ),
  ...products.map((product) =>
    entryOf(
      pathOf("product", product.id),
      "Product",
      productText(product),
      `By ${product.author}. ${product.summary} Size ${product.size}.`,
    ),
  ),
  ...posts.map((post) => entryOf(pathOf("post", post.id), "Post", postText(post))),
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
