import type { Page } from "playwright";
import sharp from "sharp";
import type { EngineReport } from "./engines.ts";

type Found = EngineReport["found"][number];

/** The color of a text and the area of its lines, in pixels of the window. */
interface Sample {
  color: [red: number, green: number, blue: number, alpha: number];
  isLarge: boolean;
  /** True for a field that shows no text. */
  isEmpty: boolean;
  lines: { x: number; y: number; width: number; height: number }[];
}

/** Luminance of WCAG 2, from channels of 0 to 255. */
function luminance([red, green, blue]: readonly [number, number, number]): number {
  const [r, g, b] = [red, green, blue].map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The smallest contrast between a text color and the pixels behind it. */
export function smallestContrast(color: Sample["color"], pixels: Iterable<readonly [number, number, number]>): number {
  const [red, green, blue, alpha] = color;
  let smallest = 21;
  for (const [r, g, b] of pixels) {
    const over = (top: number, bottom: number) => top * alpha + bottom * (1 - alpha);
    const text = luminance([over(red, r), over(green, g), over(blue, b)]);
    const background = luminance([r, g, b]);
    smallest = Math.min(smallest, (Math.max(text, background) + 0.05) / (Math.min(text, background) + 0.05));
  }
  return smallest;
}

/**
 * Shows one text alone: hides what covers it, makes its letters transparent, and returns its color and lines; an empty
 * selector restores the document.
 */
function isolate(selector: string): Sample | undefined {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    "[data-recheck-cover]{visibility:hidden!important}[data-recheck='off'],[data-recheck='off'] *{color:transparent!important;fill:transparent!important;-webkit-text-fill-color:transparent!important;text-decoration-color:transparent!important}[data-recheck='off']::placeholder{color:transparent!important}",
  );
  for (const name of ["data-recheck", "data-recheck-cover"])
    for (const one of document.querySelectorAll(`[${name}]`)) one.removeAttribute(name);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
    ({ cssRules }) => !cssRules[0]?.cssText.includes("data-recheck"),
  );
  const element = selector ? document.querySelector(selector) : null;
  if (!element) return undefined;
  let scroller = element.parentElement;
  while (scroller && !["auto", "scroll"].includes(getComputedStyle(scroller).overflowX))
    scroller = scroller.parentElement;
  // a caption can be wider than what scrolls it, and its text begins at the start
  const isWider = scroller !== null && element.getBoundingClientRect().width > scroller.clientWidth;
  element.scrollIntoView({ block: "center", inline: isWider ? "start" : "nearest", behavior: "instant" });
  const isField = element.matches("input, textarea, select");
  const isPlaceholder = isField && element.matches(":placeholder-shown");
  const {
    color: own,
    fill,
    fontSize,
    fontWeight,
  } = getComputedStyle(element, isPlaceholder ? "::placeholder" : undefined);
  const color = element instanceof SVGElement ? fill : own;
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  if (!canvas) return undefined;
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 255] = canvas.getImageData(0, 0, 1, 1).data;
  const lines: Sample["lines"] = [];
  const addLine = ({ x, y, width, height }: DOMRect) => {
    const left = Math.max(0, x);
    const top = Math.max(0, y);
    const right = Math.min(innerWidth, x + width);
    const bottom = Math.min(innerHeight, y + height);
    if (right - left >= 1 && bottom - top >= 1)
      lines.push({ x: left, y: top, width: right - left, height: bottom - top });
  };
  if (isField) addLine(element.getBoundingClientRect());
  for (const node of element.childNodes) {
    if (isField || node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) addLine(box);
  }
  for (const { x, y, width, height } of lines)
    for (const column of [0.02, 0.5, 0.98])
      for (const hit of document.elementsFromPoint(x + width * column, y + height / 2)) {
        if (hit === element || element.contains(hit) || hit.contains(element)) break;
        hit.setAttribute("data-recheck-cover", "");
      }
  element.setAttribute("data-recheck", "on");
  document.adoptedStyleSheets.push(sheet);
  const size = parseFloat(fontSize);
  const unmultiplied = alpha === 0 ? 1 : alpha / 255;
  return {
    color: [red, green, blue, unmultiplied],
    isEmpty:
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
      !element.value &&
      !element.placeholder,
    isLarge: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
    lines,
  };
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

/** Shows or hides the letters of the isolated text. */
function showLetters(state: string): void {
  document.querySelector("[data-recheck]")?.setAttribute("data-recheck", state);
}

/** The smallest area that contains all lines. */
function areaOf(lines: Sample["lines"]): Sample["lines"][number] {
  const x = Math.min(...lines.map((line) => line.x));
  const y = Math.min(...lines.map((line) => line.y));
  const right = Math.max(...lines.map((line) => line.x + line.width));
  const bottom = Math.max(...lines.map((line) => line.y + line.height));
  return { x, y, width: Math.max(1, right - x), height: Math.max(1, bottom - y) };
}

async function readPixels(page: Page, clip: Sample["lines"][number]): Promise<Buffer> {
  const picture = await page.screenshot({ clip, type: "png", animations: "allow", caret: "initial" });
  return sharp(picture).removeAlpha().raw().toBuffer();
}

/** The pixels behind the letters: those that change when the letters are hidden. */
async function pixelsBehind(page: Page, lines: Sample["lines"]): Promise<[number, number, number][]> {
  const pixels: [number, number, number][] = [];
  const area = areaOf(lines);
  await page.evaluate(showLetters, "on");
  const shown = await readPixels(page, area);
  await page.evaluate(showLetters, "off");
  const hidden = await readPixels(page, area);
  for (let at = 0; at + 2 < Math.min(shown.length, hidden.length); at += 3) {
    const difference = [0, 1, 2].reduce(
      (sum, channel) => sum + Math.abs((shown[at + channel] ?? 0) - (hidden[at + channel] ?? 0)),
      0,
    );
    // fainter changes are the edges of letters
    if (difference > 48) pixels.push([hidden[at] ?? 0, hidden[at + 1] ?? 0, hidden[at + 2] ?? 0]);
  }
  return pixels;
}

/**
 * Measures on the screen the contrast that axe could not determine, because the text is above a picture or below another
 * element: a text that passes is no longer to be reviewed, and one that fails is a failure.
 */
export async function recheckContrast(page: Page, report: EngineReport): Promise<EngineReport> {
  const isOpen = ({ rule, outcome }: Found) => rule === "color-contrast" && outcome === "cantTell";
  if (!report.found.some(isOpen)) return report;
  const found: Found[] = report.found.filter((one) => !isOpen(one));
  await page.evaluate(keepScrollPositions);
  let passed = 0;
  for (const one of report.found.filter(isOpen)) {
    const sample = await page.evaluate(isolate, one.selector).catch(() => undefined);
    if (!sample || sample.lines.length === 0) {
      found.push(one);
      continue;
    }
    let pixels = await pixelsBehind(page, sample.lines);
    if (pixels.length === 0 && !sample.isEmpty) {
      // a busy machine may paint late
      await page.waitForTimeout(200);
      pixels = await pixelsBehind(page, sample.lines);
    }
    const contrast = smallestContrast(sample.color, pixels);
    const required = sample.isLarge ? 3 : 4.5;
    // a text without letters in view, such as an empty field, has no contrast
    if (pixels.length === 0 && sample.isEmpty) continue;
    if (pixels.length === 0) found.push(one);
    else if (contrast >= required) passed += 1;
    else
      found.push({
        ...one,
        outcome: "failed",
        message: `The contrast measured on the screen is ${contrast.toFixed(2)} : 1; ${required} : 1 is required.`,
      });
  }
  await page.evaluate(isolate, "");
  await page.evaluate(() => window.restoreScrollPositions());
  const measured = { check: "axe", rule: "color-contrast", criteria: ["1.4.3"] };
  return { passed: passed > 0 ? [...report.passed, measured] : report.passed, found };
}
