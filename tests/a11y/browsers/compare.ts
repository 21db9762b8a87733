import type { Browser as Firefox } from "puppeteer-core";
import { firefoxIsMissing } from "#tools/cli/browser.ts";
import { startProgress } from "#tools/shared/progress.ts";
import { isHydrated } from "../../browser/support.ts";
import type { Run, Subject, SubjectResult } from "../model.ts";
import { resultOf } from "../rules.ts";
import { storyId } from "../story-reference.ts";
import { Visitor, type Contexts, type Origins } from "../visitor.ts";
import { chromiumTree } from "./chromium.ts";
import { firefoxTree, launchFirefox } from "./firefox.ts";
import { compareTrees, type Tree } from "./tree.ts";
import { launchWebkit, webkitIsMissing } from "./webkit.ts";

/** The pages whose trees are compared. */
export const comparedPages = [
  "/",
  "/about",
  "/services/1",
  "/contact",
  "/shop",
  "/product-single/3",
  "/cart",
  "/checkout",
  "/blog",
  "/network-locations",
];

/** The contracted components whose trees are compared. */
export const comparedStories = [
  "ui/fade-carousel#HasCarouselSemantics",
  "ui/accordion#Multiple",
  "ui/tabs#FirstTabShown",
  "ui/dialog#Centered",
  "ui/disclosure#Closed",
  "ui/field#WithError",
  "ui/checkbox#Required",
  "ui/radio-group#NothingSelected",
  "ui/rating-input#NothingSelected",
  "ui/quantity-stepper#Default",
  "ui/breadcrumb#WithTrail",
  "ui/pagination#MiddlePage",
  "sections/cart/cart-table#ColumnsAndRows",
  "sections/site/main-nav#Closed",
] as const;

/** A script that is true once a page has hydrated, or a story has finished. */
export const readinessScript = `document.getElementById("root") ? (${String(isHydrated)})() : ["finished", "errored"].includes(window.__STORYBOOK_PREVIEW__?.currentRender?.phase)`;

/** The address of a page, or of a story alone. */
export const addressOf = ({ kind, id }: Subject, origins: Origins): string =>
  kind === "story"
    ? `${origins.storybook}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`
    : origins.site + id;

/** Elements that can have a compared role. */
const candidates =
  "a[href], button, input, select, textarea, h1, h2, h3, h4, header, footer, main, nav, section, table, [role]";

type Part = Pick<Run, "results" | "skipped" | "tools">;

/** What one other browser shows at an address, as a tree like that of Chromium. */
type ReadTree = (address: string) => Promise<Tree>;

/** Compares the trees of the pages and stories, which a missing browser skips with a reason. */
export async function compareBrowsers(
  browser: Contexts,
  origins: Origins,
  subjects: readonly Subject[],
): Promise<Part> {
  const results: SubjectResult[] = [];
  const tools: Record<string, string> = {};
  const ids = new Set([...comparedPages, ...comparedStories.map(storyId)]);
  const compared = subjects.filter(({ id, kind }) => kind !== "state" && ids.has(id));
  const trees = new Map<Subject, Tree>();
  const visitor = new Visitor(browser, origins, { storiesPerDocument: 50 });
  for (const subject of compared) {
    const { page } = await visitor.open(subject);
    await page.setViewportSize({ width: 1280, height: 900 });
    // scrolling through the page has shown the button that scrolls back
    await page.evaluate(() => window.dispatchEvent(new Event("scroll")));
    await page.waitForTimeout(300);
    trees.set(subject, await chromiumTree(page));
  }
  await visitor.close();

  const compareAll = async (name: string, read: ReadTree) => {
    const advance = startProgress(`Role and name trees in ${name}`, trees.size);
    for (const [subject, tree] of trees) {
      const messages = await read(addressOf(subject, origins)).then(
        (other) => compareTrees(tree, other, name),
        (error: unknown) => [`${name} could not read the tree: ${String(error)}`],
      );
      results.push(resultOf("same-tree", subject, name, messages));
      advance();
    }
  };

  const inFirefox = async () => {
    let firefox: Firefox = await launchFirefox();
    const readOnce: ReadTree = async (address) => {
      const page = await firefox.newPage();
      await page.setViewport({ width: 1280, height: 900 });
      await page.goto(address);
      await page.waitForFunction(readinessScript);
      const tree = await firefoxTree(firefox, page.url());
      await page.close();
      return tree;
    };
    /** Firefox may end on a busy machine; a new one tries again. */
    const relaunch = async () => {
      await firefox.close().catch(() => undefined);
      firefox = await launchFirefox();
    };
    try {
      tools["firefox"] = (await firefox.version()).replace(/^firefox\//i, "");
      await compareAll("Firefox", (address) =>
        readOnce(address).catch(async () => {
          await relaunch();
          return readOnce(address);
        }),
      );
    } finally {
      await firefox.close().catch(() => undefined);
    }
  };
  const inWebkit = async () => {
    const { version, tree, close } = await launchWebkit();
    tools["webkitgtk"] = version;
    // on a busy machine, a page may render again and lose elements while its tree is read
    const read = (address: string, tries: number): Promise<Tree> =>
      tree(address, readinessScript, candidates).catch((error: unknown) => {
        if (tries === 1) throw error;
        return read(address, tries - 1);
      });
    try {
      await compareAll("WebKit", (address) => read(address, 3));
    } finally {
      await close();
    }
  };

  const missing = { Firefox: firefoxIsMissing, WebKitGTK: webkitIsMissing() };
  const skipped = Object.entries(missing).flatMap(([name, reason]) => (reason ? [{ name, reason }] : []));
  // a browser that does not start is a failure of its own
  const browsers: Subject = { kind: "state", id: "browsers", title: "The other browsers", group: "browsers" };
  const start = (name: keyof typeof missing, walk: () => Promise<void>) =>
    missing[name] || compared.length === 0
      ? undefined
      : walk().catch((error: unknown) =>
          results.push(resultOf("same-tree", browsers, name, [`${name} does not run: ${String(error)}`])),
        );
  await Promise.all([start("Firefox", inFirefox), start("WebKitGTK", inWebkit)]);
  for (const { name, reason } of skipped) console.error(`Skipped ${name}: ${reason}`);
  return { results, skipped, tools };
}
