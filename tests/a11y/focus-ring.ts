import type { Page } from "playwright";
import { contrastRatio, parseColor } from "#lib/inspect/contrast.ts";
import { pixelOf, readPixels, type Box } from "./pixels.ts";

/** What a ring looks like by the styles; elements of equal key have rings that are painted alike. */
export interface Ring {
  key: string;
  /** The part of the window where it is. */
  area: Box;
  /** Its color and that behind it, where no picture is behind it. */
  colors?: [ring: string, background: string];
}

declare global {
  interface Window {
    /** The elements whose outline shows the focus: the focused one, or what stands for it. */
    ringParts: () => Element[];
    /** The ring of the focused element, if its styles have one; one out of view has no area. */
    readRing: () => Ring | undefined;
    /** Undoes `hideRing`. */
    showRing: () => void;
  }
}

/** Defines `window.ringParts` and `window.readRing`; runs in the document, so it refers to nothing outside of itself. */
export function installFocusRing(): void {
  const isTransparent = (color: string) => /^rgba\(.*, 0\)$|\/ 0\)$|^transparent$/.test(color);
  const hasOutline = (element: Element) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    return outlineStyle !== "none" && parseFloat(outlineWidth) >= 1 && !isTransparent(outlineColor);
  };
  window.ringParts = () => {
    const focused = document.activeElement;
    // the ring of a visually hidden field is around its label, and that of a link that covers its card around the card
    const around = [
      focused,
      focused?.nextElementSibling,
      focused?.closest("label"),
      focused?.parentElement,
      focused?.closest("article, li, fieldset"),
    ];
    return [...new Set(around)].filter((one) => one instanceof Element && hasOutline(one)) as Element[];
  };
  window.readRing = () => {
    const parts = window.ringParts();
    const [part] = parts;
    if (!part) return undefined;
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset, display, position: own } = getComputedStyle(part);
    // a ring inside of the element reaches nowhere
    const reach = Math.max(0, parseFloat(outlineWidth) + parseFloat(outlineOffset));
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const outer = { left: left - reach, right: right + reach, top: top - reach, bottom: bottom + reach };
    const x = Math.max(0, Math.floor(outer.left));
    const y = Math.max(0, Math.floor(outer.top));
    const area = {
      x,
      y,
      width: Math.min(innerWidth, Math.ceil(outer.right)) - x,
      height: Math.min(innerHeight, Math.ceil(outer.bottom)) - y,
    };
    const clipped: string[] = [];
    let background = "";
    const where = `${location.href} ${scrollX} ${scrollY}`;
    let place = own === "fixed" && reach > 0 ? where : "";
    for (let one = part.parentElement; one; one = one.parentElement) {
      const { overflowX, overflowY, backgroundColor, position } = getComputedStyle(one);
      if (!background && !isTransparent(backgroundColor)) background = backgroundColor;
      // behind a fixed element without a background is whatever the page has scrolled there
      if (!background && position === "fixed" && reach > 0) place = where;
      const box = one.getBoundingClientRect();
      if (overflowX !== "visible" && (outer.left < box.left || outer.right > box.right)) clipped.push("x");
      if (overflowY !== "visible" && (outer.top < box.top || outer.bottom > box.bottom)) clipped.push("y");
    }
    // what is inside of an element can hide only a ring that is drawn there
    const content = reach > 0 ? [] : part.querySelectorAll("*");
    const shape = [part.parentElement, part, ...content].map(
      (one) => `${one?.localName}.${one?.getAttribute("class") ?? ""}`,
    );
    const style = [outlineStyle, outlineWidth, outlineColor, outlineOffset, display, background, place, ...clipped];
    const [middleX, middleY] = [area.x + area.width / 2, area.y + area.height / 2];
    const edges = [
      ...[area.x, area.x + area.width - 1].map((edge) => [edge, middleY] as const),
      ...[area.y, area.y + area.height - 1].map((edge) => [middleX, edge] as const),
    ];
    const isPicture = (one: Element) =>
      one.matches("img, svg, video, canvas") || getComputedStyle(one).backgroundImage !== "none";
    const isPlain = edges.every((edge) => !document.elementsFromPoint(...edge).some(isPicture));
    return {
      key: `${style.join(" ")} ${shape.join(" ").slice(0, 2000)}`,
      area,
      ...(isPlain && background && { colors: [outlineColor, background] as [string, string] }),
    };
  };
}

/** Hides the ring of the focused element until `window.showRing` is called; runs in the document. */
function hideRing(): void {
  // styles of these elements alone: another style sheet would change those of the whole document
  const undo = window.ringParts().map((part) => {
    const { style } = part as HTMLElement | SVGElement;
    const before = part.hasAttribute("style") ? style.cssText : undefined;
    style.setProperty("transition", "none", "important");
    style.setProperty("outline-color", "transparent", "important");
    return () => {
      style.cssText = before ?? "";
      if (before === undefined) part.removeAttribute("style");
    };
  });
  window.showRing = () => undo.forEach((run) => run());
}

/** The rings of the focused element in some themes, without showing them; runs in the document. */
export function readRings(themes: readonly string[]): (Ring | undefined)[] {
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  const rings = themes.map((name) => {
    dataset["theme"] = name;
    return window.readRing();
  });
  dataset["theme"] = theme;
  return rings;
}

/** The contrast of a ring with what it covers (WCAG 1.4.11). */
const requiredContrast = 3;

/** The share of the perimeter where the ring has to be painted: a neighbor or an edge may hide a side. */
const requiredShare = 0.5;

/** Whether the colors of a ring alone tell that it is seen, if it is painted. */
export function hasRingContrast({ colors = ["", ""] }: Ring): boolean {
  const [ring, background] = colors.map(parseColor);
  return ring?.[3] === 1 && background?.[3] === 1 && contrastRatio(ring, background) >= requiredContrast;
}

/**
 * Compares the pixels of the window with and without the ring of the focused element: a computed outline need not be painted.
 * `known` has the results of rings that are painted alike, which are compared once.
 */
export async function isRingPainted(page: Page, ring: Ring, known: Map<string, boolean>): Promise<boolean> {
  const { width, height } = ring.area;
  if (width <= 0 || height <= 0) return true;
  const earlier = known.get(ring.key);
  if (earlier !== undefined) return earlier;
  const shown = await readPixels(page, ring.area);
  await page.evaluate(hideRing);
  const hidden = await readPixels(page, ring.area);
  await page.evaluate(() => window.showRing());
  let count = 0;
  for (let place = 0; place < width * height; place++)
    if (contrastRatio(pixelOf(shown, place), pixelOf(hidden, place)) >= requiredContrast) count += 1;
  const isPainted = count >= 2 * (width + height) * requiredShare;
  known.set(ring.key, isPainted);
  return isPainted;
}
