import type { Page } from "playwright";
import { createServer, type ViteDevServer } from "vite";
import { root } from "#build/cli/run.ts";
import { kinds } from "../../browser/support.ts";
import { countFault, launch, withVisitor, type FaultCount } from "./fault-count.ts";

/** The module of a section whose exports throw when they are rendered. */
const brokenModule = (names: string[]) =>
  names
    .map((name) => `export function ${name}() { globalThis.isInjected = true; throw new Error("injected"); }`)
    .join("\n");

const section = /\/src\/sections\/.+\.tsx/;

/** The modules of sections that a page loads. */
async function sectionsOf(page: Page, url: string): Promise<string[]> {
  // the first page waits for the server to bundle the libraries
  page.setDefaultTimeout(60_000);
  const found = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (section.test(pathname)) found.add(pathname);
  });
  await page.goto(url);
  await page.locator("h1").first().waitFor();
  await page.waitForLoadState("networkidle");
  return [...found];
}

/** Every section with the first page that shows it. */
async function findPlaces(origin: string): Promise<Map<string, string>> {
  const places = new Map<string, string>();
  const browser = await launch();
  for (const url of kinds.flatMap(([first]) => first ?? []))
    for (const file of await withVisitor(browser, (page) => sectionsOf(page, origin + url)))
      if (!places.has(file)) places.set(file, url);
  await browser.close();
  return places;
}

/** Opens a page with a broken section, and leaves it by the main navigation. */
async function visitBroken(page: Page, origin: string, url: string, file: string): Promise<string | undefined> {
  await page.route(
    (address) => address.pathname === file,
    async (route) => {
      const text = await (await route.fetch()).text();
      const names = [...text.matchAll(/^export (?:function|const) (\w+)/gm)].flatMap(([, name]) => name ?? []);
      await route.fulfill({ contentType: "text/javascript", body: brokenModule(names) });
    },
  );
  await page.goto(origin + url);
  await page.waitForLoadState("networkidle");
  if (!(await page.evaluate(() => "isInjected" in globalThis))) return "not rendered";
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Contact", exact: true });
  if ((await link.count()) === 0) return "no navigation";
  await link.click();
  await page.getByRole("heading", { level: 1, name: "Contact" }).waitFor({ timeout: 10_000 });
  return undefined;
}

/** Makes every section throw, one at a time, on a development server. */
export async function measureBrokenSections(): Promise<FaultCount> {
  const server: ViteDevServer = await createServer({ root, logLevel: "silent", server: { port: 0 } });
  await server.listen();
  const origin = (server.resolvedUrls?.local[0] ?? "").replace(/\/$/, "");
  const browser = await launch();
  try {
    const places = await findPlaces(origin);
    return await countFault("an exception in a section", [...places.keys()], (file) =>
      withVisitor(browser, (page) => visitBroken(page, origin, places.get(file) ?? "/", file)),
    );
  } finally {
    await browser.close();
    await server.close();
  }
}
