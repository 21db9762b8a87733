import { advisoryServices } from "#content/advisory-service.ts";
import { engineeringServices, manufacturingCapabilities } from "#content/capability.ts";
import { networks } from "#content/network.ts";
import { pageMeta } from "#content/page-meta.ts";
import { posts } from "#content/post.ts";
import { products } from "#content/product.ts";
import { projects } from "#content/project.ts";
import { services } from "#content/service.ts";
import { teamMembers } from "#content/team-member.ts";
import type { SearchEntry } from "#lib/search/text-search.ts";

/** Pages that only a step of an order or an unknown address shows. */
const excluded: readonly string[] = ["/order_received", "/404"];

/** The entries of the site search: the name of each page, record, capability and city, with a line that describes it. */
export const searchEntries: readonly SearchEntry[] = [
  ...pageMeta
    .filter(({ path, canonical }) => canonical === undefined && !excluded.includes(path))
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
  ...products.map(({ id, title, author, summary, size }) => ({
    title,
    to: `/product-single/${id}`,
    kind: "Product",
    text: `By ${author}. ${summary} Size ${size}.`,
  })),
  ...posts.map(({ id, title, description }) => ({ title, to: `/blog-single/${id}`, kind: "Post", text: description })),
  ...[engineeringServices, manufacturingCapabilities].flatMap((capabilities, index) =>
    capabilities.map((title) => ({
      title,
      to: `/#capabilities-${index}`,
      kind: "Capability",
      text: index === 0 ? "By our engineers" : "By our factory partners",
    })),
  ),
  ...networks.flatMap(({ id, cities }) =>
    cities.map(({ name, region, country }) => ({
      title: name,
      to: `/network-locations#network-${id}`,
      kind: "City",
      text: `${region}, ${country}: ${id}`,
    })),
  ),
];
