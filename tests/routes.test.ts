// @vitest-environment node
import { expect, it } from "vitest";
import { findRoute, lastSheet, routes, sheetNumber } from "#app/routes.tsx";
import { siteMap, siteMapVariants } from "#content/derived/site-map.ts";
import { pathsOf } from "#content/page-metadata.ts";

/** The specification's route list, section 2, in its order. */
const specified = [
  "/",
  "/home",
  "/home2",
  "/home3",
  "/home4",
  "/home5",
  "/home6",
  "/home7",
  "/about",
  "/service",
  "/service-s2",
  "/service-s3",
  "/service-single/:id",
  "/services",
  "/services/:id",
  "/project",
  "/project-s2",
  "/project-s3",
  "/project-single/:id",
  "/team",
  "/team-single/:id",
  "/shop",
  "/shop-single",
  "/product-single/:id",
  "/cart",
  "/checkout",
  "/order_received",
  "/pricing",
  "/404",
  "/login",
  "/register",
  "/blog",
  "/blog-left-sidebar",
  "/blog-fullwidth",
  "/blog-single/:id",
  "/blog-single-left-sidebar/:id",
  "/blog-single-fullwidth/:id",
  "/network-locations",
  "/contact",
];

it("the route table has the specification's paths in their order, and the catch-all last", () => {
  const paths = routes.map(({ path }) => path);
  expect(paths.filter((path) => specified.includes(path))).toEqual(specified);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.at(-1)).toBe("*");
});

it("the site map links every address of the route table once", () => {
  const linked = [...siteMap, ...siteMapVariants].flatMap(({ to, links }) => [
    ...(to === undefined ? [] : [to]),
    ...links.map((link) => link.to),
  ]);
  expect(linked.toSorted(), "add the address to src/content/derived/site-map.ts, or remove it there").toEqual(
    routes.flatMap(({ path }) => pathsOf(path)).toSorted(),
  );
});

it("every path has an address, answered by its own row", () => {
  for (const path of specified) {
    const addresses = pathsOf(path);
    expect(addresses.length, path).toBeGreaterThan(0);
    for (const address of addresses) expect(findRoute(address).path, address).toBe(path);
  }
});

it("every kind of page has a sheet of its own, numbered records below it, and unknown addresses that of the error", () => {
  const kinds = routes.filter(({ path }) => path !== "*").map(({ path }) => pathsOf(path)[0] ?? "");
  const numbers = kinds.map((page) => sheetNumber(page).split(".")[0]);
  expect(new Set(numbers).size).toBe(kinds.length);
  expect(["/", "/about", "/project-single/7"].map(sheetNumber)).toEqual(["0", "8", "18.7"]);
  expect(numbers.at(-1)).toBe(String(lastSheet));
  expect(sheetNumber("/nothing/here")).toBe(sheetNumber("/404"));
});
