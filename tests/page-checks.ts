import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

/** The tags of the rules; the default run omits target-size and other rules. */
export const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules whose result depends on colors, and so on the theme. */
export const colorRules = ["color-contrast", "link-in-text-block"];

interface AxeOptions {
  /** Every rule, or those that depend on the theme. */
  rules: "all" | "colors";
  disabled?: string[];
  /** Selectors of the parts of the page to check, or not to check. */
  context?: { include: string[] } | { exclude: string[] };
}

/** The violations that axe finds in the page in its current state: each rule and element. */
export async function findViolations(page: Page, options: AxeOptions): Promise<string[]> {
  const { rules, disabled = [], context = { exclude: [] } } = options;
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const run: RunOptions = {
    runOnly: rules === "all" ? { type: "tag", values: tags } : { type: "rule", values: colorRules },
    rules: Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }])),
    resultTypes: ["violations"],
  };
  const { violations } = await page.evaluate(([parts, given]) => axe.run(parts, given), [context, run] as const);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${String(target)}: ${failureSummary}`),
  );
}

/** Collects the errors, warnings and blocked code of a page. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  return complaints;
}
