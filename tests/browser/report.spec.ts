import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { htmlReport } from "../a11y/report/html.ts";
import { sampleFinding, sampleManual, sampleRun, samples } from "../a11y/report/sample-run.ts";
import { summarize } from "../a11y/report/summary.ts";
import { htmlReport as lookReport } from "../look/report.ts";
import { expectNoViolations } from "./support.ts";

/** A report with a failure, a review, an answered review and a manual result. */
function sampleReport(): string {
  const findings = [
    sampleFinding(),
    sampleFinding({ outcome: "cantTell", subject: samples.story, selector: "h2" }),
    sampleFinding({ outcome: "cantTell", subject: samples.state, answer: "Measured on the screen." }),
  ];
  const run = sampleRun(...findings);
  return htmlReport(run, summarize(run, [sampleManual()]));
}

/** A comparison in which a story changed, and another is new. */
async function sampleComparison(): Promise<string> {
  const picture = (background: string) =>
    sharp({ create: { width: 120, height: 40, channels: 4, background } })
      .png()
      .toBuffer();
  const [before, after] = await Promise.all([picture("#c43f0c"), picture("#a9350a")]);
  const box = { x: 0, y: 0, width: 120, height: 40 };
  const views = ["light", "dark"].map((view) => ({ view, pixels: 4800, box, pictures: { before, after } }));
  return lookReport({
    ref: "HEAD",
    items: [{ ...samples.story, causes: ["color.bg.action"], views }],
    others: { New: ["UI/Tag: Default"], Removed: [], "Not rendered": [] },
    compared: 1,
    total: 1,
    seconds: 1,
    tokens: { themes: { added: [], removed: [] }, changed: [], renamed: [], added: [], removed: [], contrast: [] },
  });
}

for (const [name, sample, articles] of [
  ["accessibility", sampleReport, 2],
  ["pixels", sampleComparison, 1],
] as const)
  for (const colorScheme of ["light", "dark"] as const)
    test(`axe finds no violation in the report of ${name}, ${colorScheme}, which fits 320 pixels`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 320, height: 800 });
      await page.setContent(await sample());
      await expect(page.getByRole("article")).toHaveCount(articles);
      await expectNoViolations(page, "the report");
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(sideways).toBeLessThanOrEqual(0);
    });

test("keys choose how pictures are shown, the theme, and the place of the slider", async ({ page }) => {
  await page.setContent(await sampleComparison());
  await page.getByLabel("Side by side").press("ArrowLeft");
  await page.getByLabel("Difference").press("ArrowLeft");
  await page.getByLabel("Theme and width").selectOption("dark");
  await page.getByRole("slider").press("End");
  const figure = page.getByRole("figure");
  await expect(figure).toContainText("dark: 4800 pixels in 120 × 40 at 0, 0");
  await expect(figure).toHaveCSS("--split", "100%");
});
