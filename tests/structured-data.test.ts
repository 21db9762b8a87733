import { describe, expect, it } from "vitest";
import { routes } from "#app/routes.tsx";
import { pathsOf } from "#content/page-metadata.ts";
import { structuredData } from "#content/structured-data.ts";
import vocabulary from "./schema-org.json";

const types: Record<string, string[]> = vocabulary.types;
const properties: Record<string, { domain: string[]; range: string[] }> = vocabulary.properties;

const address = (path: string) => `https://korvane.example${path}`;
const paths = routes.flatMap(({ path }) => pathsOf(path));
const graphOf = (path: string) => structuredData(path, "/social/page.jpg", address);

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

/** A type with all types above it. */
const lineage = (type: string): string[] => [type, ...(types[type] ?? []).flatMap(lineage)];

/** Schema.org's data types, by the values that JSON has for them. */
const dataTypes: Record<string, (value: unknown) => boolean> = {
  Text: (value) => typeof value === "string" && value !== "",
  URL: (value) => typeof value === "string" && URL.canParse(value),
  Date: (value) => typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value),
  DateTime: (value) => typeof value === "string" && /^\d{4}-\d{2}-\d{2}T/.test(value),
  Integer: Number.isInteger,
  Number: (value) => value !== "" && Number.isFinite(Number(value)),
  Distance: (value) => /^\d+$/.test(String(value)),
  Language: (value) => value === "en",
};

/** The violations of the vocabulary by a thing and by the things in it. */
function violations(node: Node, place: string): string[] {
  const { "@type": type, "@id": id, ...values } = node;
  // a reference to a thing that is described elsewhere
  if (type === undefined) return typeof id === "string" && URL.canParse(id) ? [] : [`${place} has no type`];
  if (typeof type !== "string" || !(type in types)) return [`${place} has the unknown type ${String(type)}`];
  return Object.entries(values).flatMap(([name, value]) => {
    const property = properties[name];
    const here = `${place}.${name}`;
    if (!property) return [`${here} is not in tests/schema-org.json`];
    const ancestors = lineage(type);
    if (!property.domain.some((owner) => ancestors.includes(owner))) return [`${here} is no property of ${type}`];
    return [value].flat().flatMap((one) => {
      if (!isNode(one)) {
        return property.range.some((range) => dataTypes[range]?.(one)) ? [] : [`${here} is ${JSON.stringify(one)}`];
      }
      const kind = one["@type"];
      const fits = typeof kind !== "string" || lineage(kind).some((parent) => property.range.includes(parent));
      return [...(fits ? [] : [`${here} is of the type ${kind}`]), ...violations(one, here)];
    });
  });
}

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
  it("uses schema.org's types and properties as its vocabulary defines them, on every page", () => {
    expect(paths.flatMap((path) => thingsOf(path).flatMap((thing) => violations(thing, path)))).toEqual([]);
  });

  it("reports what the vocabulary does not allow", () => {
    const offers = { "@type": "Brand", name: "W" };
    expect(violations({ "@type": "Product", headline: "Gears", offers, prize: "1.00" }, "page")).toEqual([
      "page.headline is no property of Product",
      "page.offers is of the type Brand",
      "page.prize is not in tests/schema-org.json",
    ]);
  });

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
