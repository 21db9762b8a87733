// @vitest-environment node
import { describe, expect, it } from "vitest";
import { statementOf } from "#content/accessibility-statement.ts";
import { criteria } from "./a11y/criteria.ts";
import { newestVerdicts, type ManualResult } from "./a11y/manual.ts";
import type { Finding } from "./a11y/model.ts";
import { protocols } from "./a11y/protocols.ts";
import { htmlReport } from "./a11y/report/html.ts";
import { openAcr } from "./a11y/report/openacr.ts";
import { sampleFinding, sampleManual, sampleRun, samples } from "./a11y/report/sample-run.ts";
import { isPassed, summarize } from "./a11y/report/summary.ts";

const { story } = samples;

/** Everything that is made from a run with these findings. */
function reportsOf(findings: Finding[] = [], manual: ManualResult[] = []) {
  const run = sampleRun(...findings);
  const summary = summarize(run, manual, new Set(["ui-dialog--docs"]));
  return {
    summary,
    html: htmlReport(run, summary),
    acr: openAcr(summary),
    statement: statementOf(summary),
    passes: isPassed(summary),
  };
}

describe("a run", () => {
  it("without a finding passes everywhere", () => {
    const { summary, html, acr, statement, passes } = reportsOf();
    expect(passes).toBe(true);
    expect(summary.criteria.find(({ id }) => id === "1.4.3")?.state).toBe("supported");
    expect(html).toContain("No check failed");
    expect(acr).not.toContain("does-not-support");
    // the film is known to lack captions and an audio description
    expect(statement.failures.map(({ criterion }) => criterion.split(" ")[0])).toEqual([
      "1.2.2",
      "1.2.3",
      "1.2.5",
      "3.3.7",
    ]);
  });

  it("with a broken page and a broken component changes report, statement and exit code", () => {
    const broken = sampleFinding({ check: "story", rule: "story-plays", criteria: [], subject: story });
    const { summary, html, acr, statement, passes } = reportsOf([sampleFinding(), broken]);
    expect(passes).toBe(false);
    expect(summary).toMatchObject({ failures: 2, unanswered: 0 });
    const states = Object.fromEntries(summary.criteria.map((criterion) => [criterion.id, criterion.state]));
    // the story is one of the tests of 2.1.2
    expect(states).toMatchObject({ "1.4.3": "failed", "2.1.2": "failed", "2.1.1": "supported" });
    expect(html).toContain("2 results fail");
    expect(html).toContain("The contrast is too low.");
    expect(acr).toContain("does-not-support");
    expect(statement.openResults).toBe(2);
    expect(statement.failures).toContainEqual({
      criterion: "1.4.3 Contrast (Minimum)",
      reason: "/shop fails ‘color-contrast’ (axe-core).",
    });
  });

  it("counts a review with an answer as passed, and fails without one", () => {
    const review = sampleFinding({ outcome: "cantTell" });
    expect(reportsOf([review]).passes).toBe(false);
    const { summary, html, passes } = reportsOf([{ ...review, answer: "Measured." }]);
    expect(passes).toBe(true);
    expect(summary).toMatchObject({ unanswered: 0, answered: 1 });
    expect(html).toContain("Measured.");
  });
});

describe("the scope of a run", () => {
  it("is the number of pages, opened states and stories of each check", () => {
    const { summary, html } = reportsOf();
    const scope = Object.fromEntries(summary.coverage.map(({ check, checked }) => [check, checked]));
    expect(scope).toMatchObject({
      axe: { page: 2, state: 1, story: 1 },
      "all-themes": { page: 1, state: 0, story: 0 },
      keyboard: { page: 0, state: 0, story: 1 },
      spoken: { page: 0, state: 0, story: 1 },
    });
    expect(html).toMatch(/Keyboard walks[^<]*<\/th><td>0 of 2<\/td><td>0 of 2<\/td><td>1 of 3</);
    expect(reportsOf([sampleFinding({ html: "<script>alert(1)</script>" })]).html).not.toContain("<script>");
  });

  it("is said for each criterion, without the subjects on which it failed", () => {
    const ofContrast = (...findings: Finding[]) =>
      reportsOf(findings).summary.criteria.find(({ id }) => id === "1.4.3")?.checks["axe"];
    expect(ofContrast()).toEqual({ page: 2, state: 1, story: 1 });
    expect(ofContrast(sampleFinding())).toEqual({ page: 1, state: 1, story: 1 });
  });

  it("is said in the statement, with what no machine decides", () => {
    const { partial, unchecked } = reportsOf().statement;
    expect(partial).toContainEqual({ check: "Keyboard walks", scope: "1 of 3 stories" });
    const player = unchecked.find(({ reason }) => reason.startsWith("YouTube’s player"));
    expect(player?.criteria.map((name) => name.split(" ")[0])).toEqual(["2.1.2", "2.2.2", "2.5.8", "3.2.1"]);
  });

  it("is said for each component, with a link to its documentation or to its first story", () => {
    const [dialog] = reportsOf().summary.components;
    expect(dialog).toMatchObject({ group: "ui/dialog", page: "/docs/ui-dialog--docs", stories: 1 });
    expect(dialog?.checks).toMatchObject({
      keyboard: { passed: 1, failed: 0 },
      announcements: { passed: 1, failed: 0 },
      contrast: { passed: 1, failed: 0 },
      contrastInAllThemes: { passed: 0, failed: 0 },
      forcedColors: { passed: 0, failed: 0 },
    });
    const broken = sampleFinding({ subject: story });
    const [failed] = summarize(sampleRun(broken), []).components;
    expect(failed?.checks.contrast).toEqual({ passed: 0, failed: 1 });
    expect(failed?.page).toBe("/story/ui-dialog--focus-moves-in-and-cycles");
  });
});

describe("OpenACR", () => {
  it("uses the terms of levels A and AA, and says what was not evaluated", () => {
    const { acr } = reportsOf();
    const levels = new Set(acr.match(/(?<=level: ).*/g));
    expect(levels).toEqual(new Set(["supports", "partially-supports", "not-applicable"]));
    expect(acr).toContain('report_date: "2026-11-22"');
    expect(acr).toContain("1 story tests it.");
    expect(acr).toMatch(/num: 2\.3\.1\s[^]{0,200}level: partially-supports\s+notes: .{0,5}Not evaluated: /);
  });

  it("has the functional performance statements of EN 301 549, and says which were not tested", () => {
    const acr = (...findings: Finding[]) => reportsOf(findings).acr.replaceAll(/\s+/g, " ");
    const limitedVision = (level: string) => `num: 4.2.2 components: - name: none adherence: level: ${level} notes: `;
    expect(acr()).toContain(`${limitedVision("partially-supports")}"Not tested: no person`);
    // the criterion of contrast
    expect(acr(sampleFinding())).toContain("Of these, 1.4.3 failed.");
    expect(acr(sampleFinding())).toContain(limitedVision("does-not-support"));
    expect(acr()).toContain("catalog: 2.5-edition-wcag-2.2-508-eu-en");
  });

  it("names what was skipped", () => {
    const run = { ...sampleRun(), skipped: [{ name: "WebKitGTK", reason: "it is not installed" }] };
    const acr = openAcr(summarize(run, [])).replaceAll(/\s+/g, " ");
    expect(acr).toContain("Skipped: WebKitGTK, because it is not installed.");
  });
});

describe("a manual result", () => {
  const failed = sampleManual({ passed: [], failed: ["3.1.1"], note: "The voice is German." });

  it("that failed changes verdict, exit code and statement", () => {
    const { summary, html, acr, statement, passes } = reportsOf([], [failed]);
    expect(passes).toBe(false);
    expect(summary.criteria.find(({ id }) => id === "3.1.1")?.state).toBe("failed");
    expect(html).toContain('class="verdict failed"');
    expect(html).toContain("1 criterion failed for a person");
    for (const text of [
      "Ada",
      "2026-11-22",
      "NVDA 2026.1, Firefox 145",
      "Step 1: The voice is English. · The voice is German.",
    ])
      expect(html).toContain(text);
    expect(acr).toContain("failed for Ada on 2026-11-22");
    expect(statement).toMatchObject({ openResults: 1, tried: [expect.stringContaining(protocols.nvda)] });
  });

  it("of a part of a protocol says what is left, in report, OpenACR and statement", () => {
    const left = `${protocols.nvda}, but not 1.1.1`;
    const { html, acr, statement } = reportsOf([], [sampleManual()]);
    for (const text of [html, acr.replaceAll(/\s+/g, " "), statement.tried.join()]) expect(text).toContain(left);
    const all = criteria.map(({ id }) => id);
    expect(reportsOf([], [sampleManual({ passed: all })]).statement.tried).toEqual([protocols.nvda]);
  });

  it("replaces an older one of the same technology and criterion", () => {
    const fixed = sampleManual({ date: "2026-11-23", tester: "Grace" });
    for (const results of [
      [failed, fixed],
      [fixed, failed],
    ]) {
      const { summary, passes } = reportsOf([], results);
      expect(passes).toBe(true);
      expect(summary.criteria.find(({ id }) => id === "3.1.1")?.verdicts).toMatchObject([
        { tester: "Grace", passed: true },
      ]);
    }
    // a newer result that says nothing about the criterion replaces nothing
    const other = sampleManual({ date: "2026-11-23", passed: ["2.4.2"] });
    expect(newestVerdicts([failed, other]).map(({ criterion, passed }) => [criterion, passed])).toEqual([
      ["3.1.1", false],
      ["2.4.2", true],
    ]);
    // nor does one of another technology
    expect(reportsOf([], [failed, { ...fixed, protocol: "jaws" }]).passes).toBe(false);
  });
});
