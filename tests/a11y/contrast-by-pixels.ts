import type { Page } from "playwright";
import { compositeColors, contrastRatio, parseColor, type Rgba } from "#lib/inspect/contrast.ts";
import type { EngineReport } from "./engines.ts";
import { pixelOf, readPixels, type Box } from "./pixels.ts";

type Found = EngineReport["found"][number];

/** The color of a text and the area of its lines, in pixels of the window. */
interface Sample {
  selector: string;
  color: string;
  isLarge: boolean;
  /** True for a field that shows no text. */
  isEmpty: boolean;
  lines: readonly Box[];
}

/**
 * Scrolls the first of the texts into view, and returns its color and lines; a text alone is shown without what covers it,
 * and of several texts those that are in view then, and do not overlap, are returned, too. Returns nothing if the first one
 * cannot be seen. Without selectors, it restores the document.
 */
function isolate(selectors: string[]): Sample[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    "[data-contrast-cover]{visibility:hidden!important}[data-contrast='off'],[data-contrast='off'] *{color:transparent!important;fill:transparent!important;-webkit-text-fill-color:transparent!important;text-decoration-color:transparent!important}[data-contrast='off']::placeholder{color:transparent!important}",
  );
  for (const name of ["data-contrast", "data-contrast-cover"])
    for (const one of document.querySelectorAll(`[${name}]`)) one.removeAttribute(name);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
    ({ cssRules }) => !cssRules[0]?.cssText.includes("data-contrast"),
  );
  const showInView = (element: Element) => {
    let scroller = element.parentElement;
    while (scroller && !["auto", "scroll"].includes(getComputedStyle(scroller).overflowX))
      scroller = scroller.parentElement;
    // a caption can be wider than what scrolls it, and its text begins at the start
    const isWider = scroller !== null && element.getBoundingClientRect().width > scroller.clientWidth;
    element.scrollIntoView({ block: "center", inline: isWider ? "start" : "nearest", behavior: "instant" });
  };
  const isField = (element: Element) => element.matches("input, textarea, select");
  /** The boxes of the lines of an element's own text, also those out of view. */
  const boxesOf = (element: Element) => {
    if (isField(element)) return [element.getBoundingClientRect()];
    return [...element.childNodes].flatMap((node) => {
      if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    });
  };
  const linesInView = (boxes: readonly DOMRect[]) =>
    boxes.flatMap((box) => {
      const [left, top] = [Math.max(0, box.left), Math.max(0, box.top)];
      const [right, bottom] = [Math.min(innerWidth, box.right), Math.min(innerHeight, box.bottom)];
      return right - left >= 1 && bottom - top >= 1
        ? [{ x: left, y: top, width: right - left, height: bottom - top }]
        : [];
    });
  const coversOf = (element: Element, lines: readonly Box[]) =>
    lines.flatMap(({ x, y, width, height }) =>
      [0.02, 0.5, 0.98].flatMap((column) => {
        const hits = document.elementsFromPoint(x + width * column, y + height / 2);
        const own = hits.findIndex((hit) => element.contains(hit) || hit.contains(element));
        return own < 0 ? hits : hits.slice(0, own);
      }),
    );
  const readSample = (selector: string, element: Element, lines: readonly Box[]): Sample => {
    const isPlaceholder = isField(element) && element.matches(":placeholder-shown");
    const {
      color: own,
      fill,
      fontSize,
      fontWeight,
    } = getComputedStyle(element, isPlaceholder ? "::placeholder" : undefined);
    const size = parseFloat(fontSize);
    return {
      selector,
      color: element instanceof SVGElement ? fill : own,
      isEmpty:
        (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
        !element.value &&
        !element.placeholder,
      isLarge: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
      lines,
    };
  };
  const samples: Sample[] = [];
  const elements: Element[] = [];
  const add = (selector: string, element: Element, lines: readonly Box[]) => {
    const taken = samples.flatMap((sample) => sample.lines);
    const isFree = lines.every(({ x, y, width, height }) =>
      taken.every(
        (one) => x >= one.x + one.width || one.x >= x + width || y >= one.y + one.height || one.y >= y + height,
      ),
    );
    if (lines.length === 0 || !isFree) return;
    samples.push(readSample(selector, element, lines));
    elements.push(element);
  };
  const [first = "", ...others] = selectors;
  const element = first ? document.querySelector(first) : null;
  if (!element) return samples;
  showInView(element);
  const ownLines = linesInView(boxesOf(element));
  add(first, element, ownLines);
  if (samples.length === 0) return samples;
  for (const selector of others) {
    const other = document.querySelector(selector);
    const boxes = other ? boxesOf(other) : [];
    const isWhole = boxes.every(
      ({ left, right, top, bottom }) => left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
    );
    if (other && isWhole) add(selector, other, linesInView(boxes));
  }
  if (others.length === 0)
    for (const cover of coversOf(element, ownLines)) cover.setAttribute("data-contrast-cover", "");
  for (const one of elements) one.setAttribute("data-contrast", "on");
  document.adoptedStyleSheets.push(sheet);
  return samples;
}

/** Keeps the scroll positions of the window and of every element; another position would make it another document. */
function keepScrollPositions(): void {
  const all = [document.documentElement, ...document.querySelectorAll("body, body *")];
  const scrolled = all
    .filter(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth > clientWidth || scrollHeight > clientHeight,
    )
    .map((element) => ({ element, left: element.scrollLeft, top: element.scrollTop }));
  window.restoreScrollPositions = () => {
    for (const { element, left, top } of scrolled) element.scrollTo({ left, top, behavior: "instant" });
  };
}

declare global {
  interface Window {
    /** Undoes the scrolling since `keepScrollPositions`. */
    restoreScrollPositions: () => void;
  }
}

/** Shows or hides the letters of the isolated texts. */
function showLetters(state: string): void {
  for (const one of document.querySelectorAll("[data-contrast]")) one.setAttribute("data-contrast", state);
}

/** The smallest area of whole pixels that contains all lines. */
function areaOf(lines: readonly Box[]): Box {
  const x = Math.floor(Math.min(...lines.map((line) => line.x)));
  const y = Math.floor(Math.min(...lines.map((line) => line.y)));
  const right = Math.ceil(Math.max(...lines.map((line) => line.x + line.width)));
  const bottom = Math.ceil(Math.max(...lines.map((line) => line.y + line.height)));
  return { x, y, width: right - x, height: bottom - y };
}

/** A sample with the pixels behind its letters: those that change when the letters are hidden. */
type Measured = Sample & { pixels: readonly Rgba[] };

/** Isolates texts and measures those that are in view then; two pictures of the window serve all of them. */
async function measure(page: Page, selectors: string[]): Promise<Measured[]> {
  const samples = await page.evaluate(isolate, selectors);
  if (samples.length === 0) return [];
  const area = areaOf(samples.flatMap(({ lines }) => lines));
  const takePicture = async (state: "on" | "off") => {
    await page.evaluate(showLetters, state);
    return readPixels(page, area);
  };
  const shown = await takePicture("on");
  const hidden = await takePicture("off");
  const pixelAt = (picture: Buffer, x: number, y: number) => pixelOf(picture, (y - area.y) * area.width + x - area.x);
  return samples.map((sample) => {
    const pixels: Rgba[] = [];
    for (const line of sample.lines) {
      const box = areaOf([line]);
      for (let y = box.y; y < box.y + box.height; y++)
        for (let x = box.x; x < box.x + box.width; x++) {
          const [red, green, blue] = pixelAt(shown, x, y);
          const behind = pixelAt(hidden, x, y);
          // fainter changes are the edges of letters
          if (Math.abs(red - behind[0]) + Math.abs(green - behind[1]) + Math.abs(blue - behind[2]) > 0.19)
            pixels.push(behind);
        }
    }
    return { ...sample, pixels };
  });
}

/** What remains to be said of a text that was measured; nothing of one that passes. */
function judge(finding: Found, { color, isLarge, isEmpty, pixels }: Measured): Found | undefined {
  // a text without letters in view, such as an empty field, has no contrast
  if (pixels.length === 0) return isEmpty ? undefined : finding;
  const text = parseColor(color);
  if (!text) return finding;
  // the worst pixel counts
  const contrast = pixels.reduce(
    (smallest, behind) => Math.min(smallest, contrastRatio(compositeColors(text, behind), behind)),
    21,
  );
  const required = isLarge ? 3 : 4.5;
  if (contrast >= required) return undefined;
  const message = `The contrast measured on the screen is ${contrast.toFixed(2)} : 1; ${required} : 1 is required.`;
  return { ...finding, outcome: "failed", message };
}

/** Measures one text without what covers it, and returns what remains to be said. */
async function measureAlone(page: Page, finding: Found): Promise<Found | undefined> {
  let [measured] = await measure(page, [finding.selector]);
  if (measured?.pixels.length === 0 && !measured.isEmpty) {
    // a busy machine may paint late
    await page.waitForTimeout(200);
    [measured] = await measure(page, [finding.selector]);
  }
  // a text that cannot be seen is left to a review
  return measured ? judge(finding, measured) : finding;
}

/**
 * Measures on the screen the contrast that axe could not determine, because the text is above a picture or below another
 * element: a text that passes is no longer to be reviewed, and one that fails is a failure. Texts that are in view at a time
 * are measured together; one that does not pass so is measured again alone.
 */
export async function measureContrast(page: Page, report: EngineReport): Promise<EngineReport> {
  const isOpen = ({ rule, outcome }: Found) => rule === "color-contrast" && outcome === "cantTell";
  const reported = report.found.filter(isOpen);
  if (reported.length === 0) return report;
  // WCAG 1.4.3 excepts text that is pure decoration, as in a graphic that is hidden from assistive technology
  const isText = await page.evaluate(
    (selectors) => selectors.map((selector) => !document.querySelector(selector)?.closest("svg[aria-hidden=true]")),
    reported.map(({ selector }) => selector),
  );
  const open = reported.filter((_, index) => isText[index]);
  await page.evaluate(keepScrollPositions);
  const unclear: Found[] = [];
  let left = open;
  while (left.length > 1) {
    const [first] = left;
    const samples = await measure(
      page,
      left.map(({ selector }) => selector),
    );
    const measured = new Map(samples.map((sample) => [sample.selector, sample]));
    for (const finding of left) {
      const own = measured.get(finding.selector);
      if (own ? judge(finding, own) : finding === first) unclear.push(finding);
    }
    left = left.filter((finding) => finding !== first && !measured.has(finding.selector));
  }
  const remaining: Found[] = [];
  for (const finding of [...unclear, ...left]) {
    const own = await measureAlone(page, finding);
    if (own) remaining.push(own);
  }
  await page.evaluate(isolate, []);
  await page.evaluate(() => window.restoreScrollPositions());
  const passed = { check: "axe", rule: "color-contrast", criteria: ["1.4.3"] };
  return {
    passed: remaining.length < open.length ? [...report.passed, passed] : report.passed,
    found: [...report.found.filter((one) => !isOpen(one)), ...remaining],
  };
}
