import { mkdir } from "node:fs/promises";
import path from "node:path";
import type { Page } from "playwright";
import type { Finding } from "./model.ts";

/** Space around the element in a picture, in pixels. */
const margin = 60;

/** Outlines the element, scrolls it into view and returns the area of the picture. */
function mark({ selector, theme, space }: { selector: string; theme: string; space: number }) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("[data-finding]{outline:4px solid #d00!important;outline-offset:2px!important}");
  document.adoptedStyleSheets.push(sheet);
  document.documentElement.dataset["theme"] = theme;
  const element = document.querySelector(selector);
  if (!element) return undefined;
  element.setAttribute("data-finding", "");
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const x = Math.max(0, left - space);
  const y = Math.max(0, top - space);
  const width = Math.min(innerWidth, right + space) - x;
  const height = Math.min(innerHeight, bottom + space) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

function unmark(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
    ({ cssRules }) => !cssRules[0]?.cssText.includes("data-finding"),
  );
  for (const element of document.querySelectorAll("[data-finding]")) element.removeAttribute("data-finding");
  document.documentElement.dataset["theme"] = "light";
}

/**
 * Takes a picture of a finding in the window and the theme of its condition, such as `dark, 320 px`, and returns the file
 * relative to the folder of the report; other conditions, and an element that is gone or has no size, have no picture.
 */
export async function takePicture(page: Page, finding: Finding, folder: string, number: number) {
  const view = /^(?:(light|dark|contrast), |reduced motion, )?(\d+)(?: × (\d+))? px$/.exec(finding.condition);
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
    await page.evaluate(unmark).catch(() => undefined);
  }
}
