import type { Page } from "playwright";
import { createServer } from "vite";
import { root } from "#tools/shared/run.ts";
import { kinds, persistedLine, persistedOrder } from "../../browser/support.ts";
import { printFault } from "./fault.ts";
import { launch, titleOf, visitsTo, type Visit } from "./visitor.ts";

/** The module of a section whose exports throw when they are rendered. */
const brokenModule = (names: string[]) =>
  names
    .map((name) => `export function ${name}() { globalThis.isInjected = true; throw new Error("injected"); }`)
    .join("\n");

const sectionFile = /\/src\/sections\/.+\.tsx/;

/** The modules of sections that a page loads. */
async function sectionsOf(page: Page, url: string): Promise<string[]> {
  // the first page waits for the server to bundle the libraries
  page.setDefaultTimeout(60_000);
  const found = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (sectionFile.test(pathname)) found.add(pathname);
  });
  await page.goto(url);
  await page.locator("h1").first().waitFor();
  await page.waitForLoadState("networkidle");
  return [...found];
}

/** Every section of these pages with those that load it. */
async function findPlaces(visit: Visit, urls: Iterable<string>): Promise<Map<string, string[]>> {
  const places = new Map<string, string[]>();
  for (const url of urls)
    for (const file of await visit((page) => sectionsOf(page, url)))
      places.set(file, [...(places.get(file) ?? []), url]);
  return places;
}

/** Where visitors go from a broken page: links of the main navigation, with their paths. */
const destinations = [
  ["Contact", "/contact"],
  ["Network", "/network-locations"],
  ["Home", "/home"],
] as const;

/** Visitors who see different sections: one with a sold-out book in the cart and with an order, and one without both. */
const visitors = [
  {
    cart: [persistedLine(1, 2), persistedLine(9999)],
    order: persistedOrder(persistedLine(1)),
  },
  {},
];

/** The addresses with sections that their page shows only there. */
const addressesOf = (url: string) => (url === "/shop" ? [url, "/shop?q=no+such+book"] : [url]);

/** A section, and the pages that load it. */
interface BrokenSection {
  file: string;
  urls: readonly string[];
}

/** Makes the module of a section throw. */
async function breakModule(page: Page, file: string): Promise<void> {
  await page.route(
    (address) => address.pathname === file,
    async (route) => {
      const text = await (await route.fetch()).text();
      const names = [...text.matchAll(/^export (?:function|const) (\w+)/gm)].flatMap(([, name]) => name ?? []);
      await route.fulfill({ contentType: "text/javascript", body: brokenModule(names) });
    },
  );
}

const notRendered = "not rendered";

/** Opens a page with a broken section, and leaves it by the main navigation for a page without that section. */
async function visitBroken(page: Page, address: string, { file, urls }: BrokenSection): Promise<string | undefined> {
  await breakModule(page, file);
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  // a busy machine may render after the network is idle
  const isRendered = await page
    .waitForFunction(() => "isInjected" in globalThis, undefined, { timeout: 3000 })
    .then(() => true)
    .catch(() => false);
  if (!isRendered) return notRendered;
  for (const landmark of ["banner", "main", "contentinfo"] as const)
    if ((await page.getByRole(landmark).count()) === 0) return `no ${landmark}`;
  // parts around the page are everywhere
  const [label, to] = destinations.find(([, path]) => !urls.includes(path)) ?? destinations[0];
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: label, exact: true });
  if ((await link.count()) === 0) return "no navigation";
  await link.click();
  await page.waitForFunction((title) => document.title === title, titleOf(to), { timeout: 10_000 });
  return undefined;
}

/** Looks for a page and a visitor with the section, and makes it throw there. */
async function breakSection(visit: Visit, section: BrokenSection): Promise<string | undefined> {
  for (const address of section.urls.flatMap(addressesOf))
    for (const shop of visitors) {
      const loss = await visit((page) => visitBroken(page, address, section), shop);
      if (loss !== notRendered) return loss;
    }
  return notRendered;
}

const allKinds = kinds.flatMap(([first]) => first ?? []);

/** Makes every section of the pages throw, one at a time, on a development server. */
export async function printBrokenSections(chosen: readonly string[] = allKinds): Promise<void> {
  const server = await createServer({ root, logLevel: "silent", server: { port: 0 } });
  await server.listen();
  const browser = await launch();
  const visit = visitsTo(browser, server.resolvedUrls?.local[0] ?? "");
  try {
    const places = await findPlaces(visit, new Set([...chosen, ...destinations.map(([, path]) => path)]));
    const urlsOf = (file: string) => places.get(file) ?? [];
    await printFault({
      name: "sections",
      title: "an exception in a section",
      cases: [...places.keys()].filter((file) => urlsOf(file).some((url) => chosen.includes(url))),
      findLoss: (file) => breakSection(visit, { file, urls: urlsOf(file) }),
    });
  } finally {
    await browser.close();
    await server.close();
  }
}
