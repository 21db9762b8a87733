import { expect, test } from "@playwright/test";
import { pageHtml, paths, readBuilt } from "./built-site.ts";

/** The paths of this site that a page links to, without JavaScript. */
const linksOf = (page: string) =>
  [...page.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].flatMap(([, to]) => (to && !to.includes(".") ? [to] : []));

/** Every path that links lead to from `/`, with the number of clicks. */
function crawl(): Map<string, number> {
  const clicks = new Map([["/", 0]]);
  // a map is iterated in the order of insertion, entries added meanwhile included
  for (const [from, count] of clicks)
    for (const to of linksOf(pageHtml(from))) if (!clicks.has(to)) clicks.set(to, count + 1);
  return clicks;
}

test("every page is at most three clicks from / without JavaScript", () => {
  const clicks = crawl();
  expect(
    paths.filter((address) => !clicks.has(address)),
    "unreachable",
  ).toEqual([]);
  expect(
    [...clicks].filter(([, count]) => count > 3),
    "more than three clicks",
  ).toEqual([]);
});

test("every link of this site leads to a file that exists, and every hash to an element", () => {
  const links = paths.flatMap((address) =>
    [...pageHtml(address).matchAll(/<a [^>]*href="([^"]*)"/g)].map(
      ([, href = ""]) => new URL(href, `http://site${address}`),
    ),
  );
  // Storybook is built and tested by commands of its own
  const own = links.filter(({ host, pathname }) => host === "site" && !pathname.startsWith("/storybook/"));
  const targets = new Set(own.map(({ pathname, hash }) => pathname + hash));
  expect(targets.size).toBeGreaterThan(100);
  for (const target of targets) {
    const [address = "", hash] = target.split("#");
    const text = address.includes(".") ? readBuilt(address.slice(1)) : pageHtml(address);
    if (hash) expect(text, target).toContain(`id="${hash}"`);
  }
});

/** The canonical path of a page, and whether search engines may list the page. */
function headOf(address: string) {
  const page = pageHtml(address);
  const canonical = new URL(/<link rel="canonical" href="([^"]+)"/.exec(page)?.[1] ?? "").pathname;
  return { canonical, isExcluded: /<meta name="robots" content="noindex"/.test(page) };
}

test("utility pages are noindex, and the sitemap lists the canonical addresses of all others", () => {
  const utility = ["/404", "/cart", "/checkout", "/login", "/message-sent", "/order_received", "/register"];
  expect(paths.filter((address) => headOf(address).isExcluded)).toEqual(utility);
  const listed = [...readBuilt("sitemap.xml").matchAll(/<loc>([^<]+)</g)].map(([, url = ""]) => new URL(url).pathname);
  expect(listed.toSorted()).toEqual(
    paths.filter((address) => headOf(address).canonical === address && !utility.includes(address)),
  );
  const layouts = paths.filter((address) => address.startsWith("/blog-single-"));
  expect(layouts.map((address) => headOf(address).canonical)).toEqual(
    layouts.map((address) => address.replace(/^\/blog-single-[^/]+/, "/blog-single")),
  );
});
