import { expect, test } from "@playwright/test";
import { pageHtml, paths } from "./built-site.ts";

/** Masters that show the same subject from nearly the same place; they count as one picture. */
const nearlyTheSame = [
  ["assembly-line", "cut-assembly-cell"],
  ["assembly-line", "service-2-gallery-a-robot"],
  ["cut-service-2-manufacturing", "cut-service-2-mold"],
] as const;

const mainOf = (html: string) => html.slice(html.indexOf("<main"), html.indexOf("</main>"));

/** The masters of pictures, in document order. */
function mastersIn(main: string): string[] {
  return [...main.matchAll(/<img\b[^>]*?\ssrc="[^"]*\/assets\/([^"/]+)-[\da-f]{8}-\d+\.(?:jpeg|webp)"/g)].map(
    ([, master = ""]) => master,
  );
}

test("a page shows a picture once and no two nearly the same, and a picture is on six pages at most", () => {
  const pagesOf: Record<string, string[]> = {};
  const seen = new Set<string>();
  for (const path of paths) {
    const main = mainOf(pageHtml(path));
    // one page may have two addresses, as `/` and `/home`
    if (seen.has(main)) continue;
    seen.add(main);
    const masters = mastersIn(main);
    for (const master of new Set(masters)) (pagesOf[master] ??= []).push(path);
    // below the layers of the gateway is the shadow of the closed one; the front of its carton is before it
    const repeated = masters.filter(
      (master, index) => masters.indexOf(master) !== index && !/gateway-(closed|layer-carton)/.test(master),
    );
    expect.soft(repeated, `pictures that ${path} repeats`).toEqual([]);
    const pairs = nearlyTheSame.filter((pair) => pair.every((master) => masters.includes(master)));
    expect.soft(pairs, `pictures of ${path} that are nearly the same`).toEqual([]);
  }
  const common = Object.entries(pagesOf).filter(([, { length }]) => length > 6);
  expect(common, "pictures on more than six pages").toEqual([]);
  expect(Object.keys(pagesOf).length).toBeGreaterThan(40);
});
