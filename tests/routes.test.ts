// @vitest-environment node
import { expect, it } from "vitest";
import { findRoute, lastSheet, routes, sheetNumber } from "#app/routes.tsx";
import { pathsOf } from "#content/all-page-metadata.ts";
import { siteMap, siteMapVariants } from "#content/derived/site-map.ts";

it("the site map links every address of the route table once", () => {
  const linked = [...siteMap, ...siteMapVariants].flatMap(({ to, links }) => [
    ...(to === undefined ? [] : [to]),
    ...links.map((link) => link.to),
  ]);
  expect(linked.toSorted(), "add the address to src/content/derived/site-map.ts, or remove it there").toEqual(
    routes.flatMap(({ path }) => pathsOf(path)).toSorted(),
  );
});

it("every path but the last, which answers all others, has an address, answered by its own row", () => {
  expect(routes.at(-1)?.path).toBe("*");
  for (const { path } of routes.slice(0, -1)) {
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
