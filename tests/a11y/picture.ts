import { mkdir } from "node:fs/promises";
import path from "node:path";
import type { Page } from "playwright";
import { themeNames } from "#lib/theme/themes.ts";
import type { Finding } from "./model.ts";

/** A condition that has a picture: a theme, and the size of the window. */
const condition = new RegExp(`^(?:(${themeNames.join("|")}), |reduced motion, )?(\\d+)(?: × (\\d+))? px$`);

/** Space around the element in a picture, in pixels. */
const margin = 60;

/** Outlines the element, scrolls it into view and returns the area of the picture. */
function mark({ selector, theme, space }: { selector: string; theme: string; space: number }) {
  document.documentElement.dataset["theme"] = theme;
  const element = document.querySelector<HTMLElement | SVGElement>(selector);
  if (!element) return undefined;
  element.style.setProperty("outline", "4px solid #d00", "important");
  element.style.setProperty("outline-offset", "2px", "important");
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const x = Math.max(0, left - space);
  const y = Math.max(0, top - space);
  const width = Math.min(innerWidth, right + space) - x;
  const height = Math.min(innerHeight, bottom + space) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

function unmark(selector: string): void {
  document.documentElement.dataset["theme"] = "light";
  const element = document.querySelector<HTMLElement | SVGElement>(selector);
  for (const name of ["outline", "outline-offset"]) element?.style.removeProperty(name);
}

/**
 * Takes a picture of a finding in the window and the theme of its condition, such as `dark, 320 px`, and returns the file
 * relative to the folder of the report; other conditions, and an element that is gone or has no size, have no picture.
 */
export async function takePicture(page: Page, finding: Finding, folder: string, number: number) {
  const view = condition.exec(finding.condition);
  if (!view) return undefined;
  const [, theme = "light", width, height = 800] = view;
  try {
    await page.setViewportSize({ width: Number(width), height: Number(height) });
    const clip = await page.evaluate(mark, { selector: finding.selector, theme, space: margin });
    if (!clip) return undefined;
    const file = `pictures/${number}.png`;
    await mkdir(path.join(folder, "pictures"), { recursive: true });
    await page.screenshot({ path: path.join(folder, file), clip });
    return file;
  } catch {
    return undefined;
  } finally {
    await page.evaluate(unmark, finding.selector).catch(() => undefined);
  }
}
