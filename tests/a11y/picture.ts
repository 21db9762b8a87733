import { mkdir } from "node:fs/promises";
import path from "node:path";
import type { Page } from "playwright";
import { setTextSpacing } from "./inspect.ts";
import type { Finding } from "./model.ts";

/** Space around the element in a picture, in pixels. */
const margin = 60;

/** Outlines the element, scrolls it into view and returns the area of the picture. */
function mark({ selector, theme, space }: { selector: string; theme: string; space: number }) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("[data-finding]{outline:4px solid #d00!important;outline-offset:2px!important}");
  document.adoptedStyleSheets.push(sheet);
  if (theme) document.documentElement.dataset["theme"] = theme;
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

/** What the browser shows while a check runs. */
export interface View {
  width: number;
  height: number;
  theme: string;
  forcedColors?: "light" | "dark";
  hasTextSpacing?: boolean;
}

/** The windows of a zoom in one of 1280 × 1024 pixels. */
const zooms: Record<string, Pick<View, "width" | "height">> = {
  "zoom 200 %": { width: 640, height: 512 },
  "zoom 400 %": { width: 320, height: 256 },
};

/** The view of a condition such as `dark, 320 px`; a condition that no view shows, such as the opening of a page, has none. */
export function viewOf(condition: string): View | undefined {
  const zoom = zooms[condition];
  if (zoom) return { ...zoom, theme: "light" };
  const match =
    /^(?:(?<theme>light|dark|contrast), |forced colors, (?<forced>light|dark), |(?<spacing>text spacing), |reduced motion, )?(?<width>\d+)(?: × (?<height>\d+))? px$/.exec(
      condition,
    );
  if (!match?.groups) return undefined;
  const { theme = "light", forced, spacing, width, height } = match.groups;
  return {
    width: Number(width),
    height: Number(height ?? 800),
    theme,
    ...((forced === "light" || forced === "dark") && { forcedColors: forced }),
    ...(spacing && { hasTextSpacing: true }),
  };
}

/**
 * Takes a picture of a finding in the window, the theme and the mode of its condition, and returns the file relative to the
 * folder of the report, or `undefined` if no picture shows the condition, or the element is gone or has no size.
 */
export async function takePicture(
  page: Page,
  finding: Finding,
  folder: string,
  number: number,
): Promise<string | undefined> {
  const view = viewOf(finding.condition);
  if (!view) return undefined;
  const { width, height, theme, forcedColors, hasTextSpacing } = view;
  try {
    await page.setViewportSize({ width, height });
    if (forcedColors) await page.emulateMedia({ forcedColors: "active", colorScheme: forcedColors });
    if (hasTextSpacing) await setTextSpacing(page, true);
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
    if (hasTextSpacing) await setTextSpacing(page, false).catch(() => undefined);
    if (forcedColors) await page.emulateMedia({ forcedColors: "none", colorScheme: "light" }).catch(() => undefined);
  }
}
