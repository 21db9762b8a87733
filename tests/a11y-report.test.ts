// @vitest-environment node
import { describe, expect, it } from "vitest";
import { statementOf } from "#content/accessibility-statement.ts";
import { criteria } from "./a11y/criteria.ts";
import type { ManualResult } from "./a11y/manual.ts";
import type { Finding } from "./a11y/model.ts";
import { protocols } from "./a11y/protocols.ts";
import { htmlReport } from "./a11y/report/html.ts";
import { openAcr } from "./a11y/report/openacr.ts";
import { sampleFinding, sampleManual, sampleRun, samples } from "./a11y/report/sample-run.ts";
import { isPassed, summarize } from "./a11y/report/summary.ts";

const { story } = samples;

/** Everything that is made from a run with these findings. */
function reportsOf(findings: Finding[] = [], manual: ManualResult[] = []) {
  const run = { ...sampleRun(...findings), skipped: [{ name: "WebKitGTK", reason: "it is not installed" }] };
  const summary = summarize(run, manual, new Set(["ui-dialog--docs"]));
  return {
    summary,
    states: Object.fromEntries(summary.criteria.map(({ id, state }) => [id, state])),
    html: htmlReport(run, summary),
    acr: openAcr(summary).replaceAll(/\s+/g, " "),
    statement: statementOf(summary),
    passes: isPassed(summary),
  };
}

describe("a run", () => {
  it("without a finding passes everywhere, and names its scope and what was not evaluated", () => {
    const { summary, states, html, acr, statement, passes } = reportsOf();
    expect(passes).toBe(true);
    expect(states["1.4.3"]).toBe("supported");
    expect(html).toContain("No check failed");
    // the film is known to lack captions and an audio description
    const known = ["1.2.2", "1.2.3", "1.2.5", "3.3.7"];
    expect(statement.failures.map(({ criterion }) => criterion.split(" ")[0])).toEqual(known);

    const scope = Object.fromEntries(summary.coverage.map(({ check, checked }) => [check, checked]));
    expect(scope).toMatchObject({
      axe: { page: 2, state: 1, story: 1 },
      "all-themes": { page: 1, state: 0, story: 0 },
      keyboard: { page: 0, state: 0, story: 1 },
      spoken: { page: 0, state: 0, story: 1 },
    });
    expect(html).toMatch(/Keyboard walks[^<]*<\/th><td>0 of 2<\/td><td>0 of 2<\/td><td>1 of 3</);
    expect(statement.partial).toContainEqual({ check: "Keyboard walks", scope: "1 of 3 stories" });
    const player = statement.unchecked.find(({ reason }) => reason.startsWith("YouTube’s player"));
    expect(player?.criteria.map((name) => name.split(" ")[0])).toEqual(["2.1.2", "2.2.2", "2.5.8", "3.2.1"]);

    const levels = new Set(acr.match(/(?<=level: )\S+/g));
    expect(levels).toEqual(new Set(["supports", "partially-supports", "not-applicable"]));
    for (const text of [
      'report_date: "2026-11-22"',
      "1 story tests it.",
      "Skipped: WebKitGTK, because it is not installed.",
      "catalog: 2.5-edition-wcag-2.2-508-eu-en",
    ])
      expect(acr).toContain(text);
    expect(acr).toMatch(/num: 2\.3\.1 .{0,99}level: partially-supports notes: .{0,5}Not evaluated: /);
    // a functional performance statement of EN 301 549
    expect(acr).toMatch(/num: 4\.2\.2 .{0,60}level: partially-supports notes: "Not tested: no person/);
  });

  it("with a broken page and a broken component changes report, statement and exit code", () => {
    const broken = sampleFinding({ check: "story", rule: "story-plays", criteria: [], subject: story });
    const { summary, states, html, acr, statement, passes } = reportsOf([
      sampleFinding({ html: "<script>alert(1)</script>" }),
      broken,
    ]);
    expect(passes).toBe(false);
    expect(summary).toMatchObject({ failures: 2, unanswered: 0 });
    // the story is one of the tests of 2.1.2
    expect(states).toMatchObject({ "1.4.3": "failed", "2.1.2": "failed", "2.1.1": "supported" });
    const contrast = summary.criteria.find(({ id }) => id === "1.4.3");
    expect(contrast?.checks["axe"]).toEqual({ page: 1, state: 1, story: 1 });
    expect(html).toContain("2 results fail");
    expect(html).toContain("The contrast is too low.");
    expect(html).not.toContain("<script>");
    expect(acr).toMatch(/num: 4\.2\.2 .{0,60}level: does-not-support notes: .{0,200}Of these, 1\.4\.3 failed\./);
    expect(statement.openResults).toBe(2);
    expect(statement.failures).toContainEqual({
      criterion: "1.4.3 Contrast (Minimum)",
      reason: "/shop fails ‘color-contrast’ (axe-core).",
    });
  });

  it("counts a review with an answer as passed, and fails without one", () => {
    const review = sampleFinding({ outcome: "cantTell" });
    expect(reportsOf([review]).passes).toBe(false);
    const { summary, passes } = reportsOf([{ ...review, answer: "Measured." }]);
    expect(passes).toBe(true);
    expect(summary).toMatchObject({ unanswered: 0, answered: 1, answers: [{ reason: "Measured." }] });
  });

  it("counts the stories of each component, with a link to its documentation or to its first story", () => {
    const [dialog] = reportsOf().summary.components;
    expect(dialog).toMatchObject({ group: "ui/dialog", page: "/docs/ui-dialog--docs", stories: 1 });
    expect(dialog?.checks).toMatchObject({
      keyboard: { passed: 1, failed: 0 },
      announcements: { passed: 1, failed: 0 },
      contrast: { passed: 1, failed: 0 },
      contrastInAllThemes: { passed: 0, failed: 0 },
    });
    const [failed] = summarize(sampleRun(sampleFinding({ subject: story })), []).components;
    expect(failed?.checks.contrast).toEqual({ passed: 0, failed: 1 });
    expect(failed?.page).toBe("/story/ui-dialog--focus-moves-in-and-cycles");
  });
});

describe("a manual result", () => {
  const failed = sampleManual({ passed: [], failed: ["3.1.1"], note: "The voice is German." });
  const fixed = sampleManual({ date: "2026-11-23", tester: "Grace" });

  it("that failed changes verdict, exit code and statement", () => {
    const { states, html, acr, statement, passes } = reportsOf([], [failed]);
    expect(passes).toBe(false);
    expect(states["3.1.1"]).toBe("failed");
    expect(html).toContain('class="verdict failed"');
    expect(html).toContain("1 criterion failed for a person");
    const notes = "Step 1: The voice is English. · The voice is German.";
    for (const text of ["Ada", "2026-11-22", "NVDA 2026.1, Firefox 145", notes]) expect(html).toContain(text);
    expect(acr).toContain("failed for Ada on 2026-11-22");
    expect(statement).toMatchObject({ openResults: 1, tried: [expect.stringContaining(protocols.nvda)] });
  });

  it("of a part of a protocol says what is left, in report, OpenACR and statement", () => {
    const { html, acr, statement } = reportsOf([], [sampleManual()]);
    for (const text of [html, acr, statement.tried.join()]) expect(text).toContain(`${protocols.nvda}, but not 1.1.1`);
    const all = criteria.map(({ id }) => id);
    expect(reportsOf([], [sampleManual({ passed: all })]).statement.tried).toEqual([protocols.nvda]);
  });

  it.each<[results: string, passes: boolean, manual: ManualResult[]]>([
    ["a newer one of the same technology and criterion", true, [failed, fixed]],
    ["a newer one that is listed first", true, [fixed, failed]],
    ["a newer one of another criterion", false, [failed, { ...fixed, passed: ["2.4.2"] }]],
    ["one of another technology", false, [failed, { ...fixed, protocol: "jaws" }]],
  ])("counts beside %s as it should", (_, passes, manual) => {
    expect(isPassed(summarize(sampleRun(), manual))).toBe(passes);
  });
});
