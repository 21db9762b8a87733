import { startProgress } from "#tools/shared/progress.ts";
import { isHydrated } from "../../browser/support.ts";
import type { Run, Subject, SubjectResult } from "../model.ts";
import { resultOf } from "../rules.ts";
import { storyId } from "../story-reference.ts";
import { Visitor, type Contexts, type Origins } from "../visitor.ts";
import { chromiumTree } from "./chromium.ts";
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

/** The trees that Chromium shows, by their subjects. */
async function readChromium(browser: Contexts, origins: Origins, subjects: readonly Subject[]) {
  const trees = new Map<Subject, Tree>();
  const visitor = new Visitor(browser, origins, { storiesPerDocument: 50 });
  for (const subject of subjects) {
    const { page } = await visitor.open(subject);
    await page.setViewportSize({ width: 1280, height: 900 });
    // scrolling through the page has shown the button that scrolls back
    await page.evaluate(() => window.dispatchEvent(new Event("scroll")));
    await page.waitForTimeout(300);
    trees.set(subject, await chromiumTree(page));
  }
  await visitor.close();
  return trees;
}

/** Compares the trees of the pages and stories in Chromium and in WebKit, which is skipped with a reason where it is missing. */
export async function compareBrowsers(
  browser: Contexts,
  origins: Origins,
  subjects: readonly Subject[],
): Promise<Pick<Run, "results" | "skipped" | "tools">> {
  const ids = new Set([...comparedPages, ...comparedStories.map(storyId)]);
  const compared = subjects.filter(({ id, kind }) => kind !== "state" && ids.has(id));
  const reason = webkitIsMissing();
  if (reason) console.error(`Skipped WebKitGTK: ${reason}`);
  if (reason) return { results: [], skipped: [{ name: "WebKitGTK", reason }], tools: {} };
  if (compared.length === 0) return { results: [], skipped: [], tools: {} };
  const trees = await readChromium(browser, origins, compared);
  const results: SubjectResult[] = [];
  const advance = startProgress("Role and name trees in WebKit", trees.size);
  const { version, tree: readTree, close } = await launchWebkit();
  // on a busy machine, a page may render again and lose elements while its tree is read
  const read = (address: string, tries = 3): Promise<Tree> =>
    readTree(address, readinessScript, candidates).catch((error: unknown) => {
      if (tries === 1) throw error;
      return read(address, tries - 1);
    });
  try {
    for (const [subject, tree] of trees) {
      const messages = await read(addressOf(subject, origins)).then(
        (other) => compareTrees(tree, other),
        (error: unknown) => [`WebKit could not read the tree: ${String(error)}`],
      );
      results.push(resultOf("same-tree", subject, "WebKit", messages));
      advance();
    }
  } finally {
    await close();
  }
  return { results, skipped: [], tools: { webkitgtk: version } };
}
