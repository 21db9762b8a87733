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

/** The entries of the site search, for build-time code and tests; pages load them. They have the name of each page, record, capability and city, with a line that describes it. */
export const searchEntries: readonly SearchEntry[] = [
  ...pageMeta
    .filter(({ path, canonical }) => canonical === undefined && !excluded.includes(path))
    .map(({ path, title, description }): SearchEntry => ({
      title: path === "/" ? "Home" : title,
      to: path,
      kind: "Page",
      text: description,
    })),
  ...services.map(({ id, title, summary, image }): SearchEntry => ({
    title,
    to: `/services/${id}`,
    kind: "Service",
    text: summary,
    picture: image.picture,
  })),
  ...advisoryServices.map(({ id, title, description, image }): SearchEntry => ({
    title,
    to: `/service-single/${id}`,
    kind: "Advisory service",
    text: description,
    picture: image.picture,
  })),
  ...projects.map(({ id, title, summary, image }): SearchEntry => ({
    title,
    to: `/project-single/${id}`,
    kind: "Project",
    text: summary,
    picture: image.picture,
  })),
  ...teamMembers.map(({ id, name, title, line, monogram }): SearchEntry => ({
    title: name,
    to: `/team-single/${id}`,
    kind: "Team",
    text: `${title}. ${line}`,
    picture: monogram.picture,
  })),
  ...products.map(({ id, title, author, summary, size, proImg }): SearchEntry => ({
    title,
    to: `/product-single/${id}`,
    kind: "Product",
    text: `By ${author}. ${summary} Size ${size}.`,
    picture: proImg.picture,
  })),
  ...posts.map(({ id, title, description, image }): SearchEntry => ({
    title,
    to: `/blog-single/${id}`,
    kind: "Post",
    text: description,
    picture: image.picture,
  })),
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
