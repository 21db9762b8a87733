// @vitest-environment node
import { describe, expect, it } from "vitest";
import { routes } from "#app/routes.tsx";
import { pathsOf } from "#content/all-page-metadata.ts";
import { structuredData } from "#content/structured-data.ts";

const address = (path: string) => `https://korvane.example${path}`;
const paths = routes.flatMap(({ path }) => pathsOf(path));
const graphOf = (path: string) => structuredData(path, "/social/page.jpg", address);

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

/** The properties that search engines need, of a thing of the graph or of an unnamed thing inside it. */
const required: Record<string, string[]> = {
  Organization: ["name", "url", "logo", "description", "email", "telephone", "address", "sameAs"],
  WebSite: ["name", "url", "inLanguage", "publisher"],
  WebPage: ["url", "name", "description", "inLanguage", "isPartOf", "primaryImageOfPage"],
  ImageObject: ["url", "width", "height"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name", "item"],
  Service: ["name", "description", "url", "image", "provider"],
  Product: ["name", "description", "url", "image", "sku", "brand", "offers"],
  Brand: ["name"],
  Offer: ["url", "price", "priceCurrency"],
  BlogPosting: ["headline", "description", "url", "image", "datePublished", "author", "publisher", "mainEntityOfPage"],
  CreativeWork: ["name", "description", "url", "image", "creator"],
  Place: ["name"],
  Person: ["name", "url", "image", "jobTitle", "worksFor"],
};
/** Authors of posts may be guests without a page. */
const author = ["name"];

/** The missing properties of a thing and of the things in it; one with an id refers to a thing that is described elsewhere. */
function missing(node: Node, place: string, isInside = false): string[] {
  const { "@type": type, "@id": id, ...values } = node;
  if (isInside && id !== undefined) return [];
  const names = place.endsWith(".author") ? author : required[String(type).replace(/^\w+Page$/, "WebPage")];
  if (!names) return [`${place} has no required properties for ${String(type)} in this test`];
  return [
    ...names.filter((name) => !(name in values)).map((name) => `${place} has no ${name}`),
    ...Object.entries(values).flatMap(([name, value]) =>
      [value].flat().flatMap((one) => (isNode(one) ? missing(one, `${place}.${name}`, true) : [])),
    ),
  ];
}

const thingsOf = (path: string) => (graphOf(path)?.["@graph"] ?? []) as unknown as Node[];

describe("structured data", () => {
  it("has the required properties, on every page", () => {
    expect(paths.flatMap((path) => thingsOf(path).flatMap((thing) => missing(thing, path)))).toEqual([]);
  });

  it("refers only to things that the site describes", () => {
    const described = new Set(paths.flatMap(thingsOf).map((thing) => thing["@id"]));
    const referred = [...JSON.stringify(paths.map(thingsOf)).matchAll(/"@id":"([^"]+)"/g)].map(([, id]) => id);
    expect(referred.filter((id) => !described.has(id))).toEqual([]);
  });

  it.each([
    ["/", ["Organization", "WebSite", "WebPage"]],
    ["/services/1", ["WebPage", "BreadcrumbList", "Service"]],
    ["/product-single/1", ["WebPage", "BreadcrumbList", "Product"]],
    ["/blog-single/1", ["WebPage", "BreadcrumbList", "BlogPosting"]],
    ["/home", ["Organization", "WebSite", "WebPage"]],
    ["/blog-single-fullwidth/1", ["BlogPosting"]],
    ["/shop-single", ["Product"]],
    ["/blog-fullwidth", []],
    ["/project-s2", []],
    ["/contact", ["Organization", "ContactPage", "BreadcrumbList"]],
    ["/team-single/1", ["WebPage", "BreadcrumbList", "Person"]],
    ["/cart", []],
    ["/404", []],
  ])("%s describes %j", (path, expected) => {
    expect(thingsOf(path).map((thing) => thing["@type"])).toEqual(expected);
  });
});
