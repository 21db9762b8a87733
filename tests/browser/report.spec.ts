import { expect, test } from "@playwright/test";
import { htmlReport } from "../a11y/report/html.ts";
import { sampleFinding, sampleManual, sampleResults, sampleRun, samples } from "../a11y/report/sample-run.ts";
import { summarize } from "../a11y/report/summary.ts";
import { expectNoViolations } from "./support.ts";

/** A report with a failure, a review, an answered review and a manual result. */
function sampleReport(): string {
  const findings = [
    sampleFinding(),
    sampleFinding({ outcome: "cantTell", subject: samples.story, selector: "h2" }),
    sampleFinding({ outcome: "cantTell", subject: samples.state, answer: "Measured on the screen." }),
  ];
  const run = sampleRun(...findings);
  return htmlReport(run, summarize(run, { manual: [sampleManual()], results: sampleResults(...findings) }));
}

for (const colorScheme of ["light", "dark"] as const)
  for (const width of [320, 1280])
    test(`axe finds no violation in the accessibility report, ${colorScheme}, ${width} pixels`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await page.setContent(sampleReport());
      await expect(page.getByRole("article")).toHaveCount(2);
      // one theme of the site has all rules of axe
      await expectNoViolations(page, "the report");
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(sideways).toBeLessThanOrEqual(0);
    });
