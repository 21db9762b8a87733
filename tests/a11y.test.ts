// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { statementOf } from "#content/accessibility-statement.ts";
import { protocolSteps } from "../stories/accessibility/protocol-steps.ts";
import { resultOf } from "../stories/accessibility/protocol.tsx";
import { answer, applyAnswers } from "./a11y/answers.ts";
import { criteria, criterionUrl } from "./a11y/criteria.ts";
import { defects } from "./a11y/defects.ts";
import { readManualResults, type ManualResult } from "./a11y/manual.ts";
import { openFindings, type Finding, type Run, type Subject } from "./a11y/model.ts";
import { protocols } from "./a11y/protocols.ts";
import { smallestContrast } from "./a11y/recheck.ts";
import { earlReport } from "./a11y/report/earl.ts";
import { htmlReport } from "./a11y/report/html.ts";
import { openAcr } from "./a11y/report/openacr.ts";
import { summarize } from "./a11y/report/summary.ts";
import { addResult, passedResults, writeResults } from "./a11y/results.ts";
import { spokenStories } from "./a11y/spoken.ts";
import { storyId } from "./a11y/story-reference.ts";
import { selectSubjects } from "./a11y/subjects.ts";

const root = path.resolve(import.meta.dirname, "..");

const page: Subject = { kind: "page", id: "/shop", title: "/shop", group: "/shop" };
const state: Subject = { kind: "state", id: "the cart is open", title: "/shop while the cart is open", group: "/shop" };
const record: Subject = { kind: "page", id: "/services/1", title: "/services/1", group: "/services/…" };
const story: Subject = {
  kind: "story",
  id: "ui-dialog--focus-moves-in-and-cycles",
  title: "UI/Dialog: Focus Moves In And Cycles",
  group: "ui/dialog",
};
const menu: Subject = {
  kind: "state",
  id: "the menu is open",
  title: "/services/1 while the menu is open",
  group: "/services/…",
};
const subjects = [page, state, record, menu, story];

const finding = (changes: Partial<Finding>): Finding => ({
  check: "axe",
  rule: "color-contrast",
  criteria: ["1.4.3"],
  outcome: "failed",
  condition: "dark, 320 px",
  subject: page,
  selector: "main > p",
  html: "<p>Faint</p>",
  message: "The contrast is too low.",
  ...changes,
});

const run = (...findings: Finding[]): Run => ({
  date: "2026-11-22T10:00:00.000Z",
  revision: "abc1234",
  tools: { "axe-core": "4.14.1" },
  seconds: 60,
  subjects,
  totals: { page: 2, state: 2, story: 1 },
  passes: [
    { check: "axe", rule: "color-contrast", criteria: ["1.4.3"], group: "/shop", kind: "page", count: 6 },
    { check: "keyboard", rule: "keyboard-reaches", criteria: ["2.1.1"], group: "ui/dialog", kind: "story", count: 2 },
  ],
  findings,
  skipped: [],
});

/** Everything that is made from a run. */
function reportsOf(result: Run, manual: ManualResult[] = []) {
  const summary = summarize(result, manual);
  return {
    summary,
    html: htmlReport(result, summary),
    earl: JSON.stringify(earlReport(result)),
    acr: openAcr(summary),
    statement: statementOf(summary),
    passes: openFindings(result).length === 0,
  };
}

describe("the criteria", () => {
  it("are the 31 of level A and the 24 of level AA, each once", () => {
    const level = (name: string) => criteria.filter((criterion) => criterion.level === name).length;
    expect([level("A"), level("AA"), new Set(criteria.map(({ id }) => id)).size]).toEqual([31, 24, 55]);
    expect(criterionUrl("2.4.11")).toBe("https://www.w3.org/TR/WCAG22/#focus-not-obscured-minimum");
  });

  it("refer to stories, files and protocols that exist", () => {
    const references = [...criteria.flatMap(({ stories }) => stories), ...spokenStories];
    const missing = references.filter((reference) => {
      const [file = "", name = ""] = reference.split("#");
      const place = path.join(root, `stories/${file}.stories.tsx`);
      return !existsSync(place) || !readFileSync(place, "utf8").includes(`export const ${name}:`);
    });
    expect(missing).toEqual([]);
    expect(criteria.flatMap(({ files }) => files).filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  it("name stories by their ids", () => {
    expect(storyId("ui/dialog#FocusMovesInAndCycles")).toBe("ui-dialog--focus-moves-in-and-cycles");
    expect(storyId("ui/carousel-dots#TargetsAreAtLeast44By24Pixels")).toBe(
      "ui-carousel-dots--targets-are-at-least-44-by-24-pixels",
    );
  });
});

describe("a run", () => {
  it("without a finding passes everywhere", () => {
    const { summary, html, acr, statement, passes } = reportsOf(run());
    expect(passes).toBe(true);
    expect(summary.criteria.find(({ id }) => id === "1.4.3")?.state).toBe("supported");
    expect(html).toContain("No check failed");
    expect(acr).not.toContain("does-not-support");
    // the film is known to lack captions and an audio description
    expect(statement.failures.map(({ criterion }) => criterion.split(" ")[0])).toEqual(["1.2.2", "1.2.3", "1.2.5"]);
  });

  it("with a broken page and a broken component changes report, statement and exit code", () => {
    const broken = finding({ check: "story", rule: "story-plays", criteria: [], subject: story, message: "No focus." });
    const { summary, html, earl, acr, statement, passes } = reportsOf(run(finding({}), broken));
    expect(passes).toBe(false);
    expect(summary).toMatchObject({ failures: 2, unanswered: 0 });
    const states = Object.fromEntries(summary.criteria.map((criterion) => [criterion.id, criterion.state]));
    // the story is one of the tests of 2.1.2
    expect(states).toMatchObject({ "1.4.3": "failed", "2.1.2": "failed", "2.1.1": "supported" });
    expect(html).toContain("2 results fail");
    expect(html).toContain("The contrast is too low.");
    expect(earl).toContain("earl:failed");
    expect(acr).toContain("does-not-support");
    expect(statement.openResults).toBe(2);
    expect(statement.failures).toContainEqual({
      criterion: "1.4.3 Contrast (Minimum)",
      reason: "/shop fails ‘color-contrast’ (axe).",
    });
  });

  it("counts a review with an answer as passed, and fails without one", () => {
    const review = finding({ outcome: "cantTell" });
    expect(reportsOf(run(review)).passes).toBe(false);
    const { summary, html, passes } = reportsOf(run({ ...review, answer: "Measured." }));
    expect(passes).toBe(true);
    expect(summary).toMatchObject({ unanswered: 0, answered: 1 });
    expect(html).toContain("Measured.");
  });

  it("escapes what it shows of a page", () => {
    expect(reportsOf(run(finding({ html: "<script>alert(1)</script>" }))).html).not.toContain("<script>alert");
  });
});

it("an answer never covers a failure of axe or of our own checks", () => {
  const guard = { rule: "aria-hidden-focus", html: "<span data-radix-focus-guard>" };
  expect(answer(finding({ ...guard, outcome: "cantTell" }))).toContain("focus guards");
  expect(answer(finding({ ...guard, outcome: "failed" }))).toBeUndefined();
});

it("a complete run fails on an answer that belongs to no result", () => {
  const guard = finding({ rule: "aria-hidden-focus", html: "<span data-radix-focus-guard>", outcome: "cantTell" });
  const messages = (result: Run) => openFindings(applyAnswers(result)).map(({ message }) => message);
  const complete = run(guard);
  expect(messages({ ...complete, totals: { page: 3, state: 2, story: 1 } })).toEqual([]);
  const complaints = messages({ ...complete, totals: { page: 2, state: 2, story: 1 } });
  expect(complaints).toContainEqual(expect.stringContaining("No result of axe: frame-tested needs this answer"));
  expect(complaints).not.toContainEqual(expect.stringContaining("axe: aria-hidden-focus"));
  // a second application leaves no copies
  expect(applyAnswers(applyAnswers(complete)).findings).toEqual(applyAnswers(complete).findings);
});

it("a run that continues keeps what passed, of subjects that still exist", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "korvane-results-"));
  const review = finding({ rule: "aria-hidden-focus", html: "<span data-radix-focus-guard>", outcome: "cantTell" });
  const result = (subject: Subject, ...findings: Finding[]) => ({ subject, revision: "abc1234", passes: [], findings });
  try {
    expect(await passedResults(folder, subjects)).toEqual([]);
    await writeResults(folder, [result(page, review), result(state, finding({}))]);
    await addResult(folder, result({ ...story, id: "ui-gone--gone" }));
    expect((await passedResults(folder, subjects)).map(({ subject }) => subject.id)).toEqual(["/shop"]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

it("an argument selects a page with its states, the pages of a kind, or the stories of a component", () => {
  const ids = (...names: string[]) => selectSubjects(subjects, names).map(({ id }) => id);
  expect(ids()).toHaveLength(5);
  expect(ids("/shop")).toEqual(["/shop", "the cart is open"]);
  expect(ids("/services/")).toEqual(["/services/1", "the menu is open"]);
  expect(ids("/services/1")).toEqual(["/services/1", "the menu is open"]);
  expect(ids("/services/1 while the menu is open")).toEqual(["the menu is open"]);
  for (const name of ["ui/dialog", "src/ui/dialog.tsx", "stories/ui/dialog.stories.tsx", "Dialog", "ui/", story.id])
    expect(ids(name), name).toEqual([story.id]);
  expect(() => ids("/nowhere")).toThrow("names no page and no story");
});

it("the contrast of a text is that with the worst pixel behind it", () => {
  const black = [0, 0, 0, 1] as [number, number, number, number];
  expect(smallestContrast(black, [[255, 255, 255]])).toBeCloseTo(21);
  expect(
    smallestContrast(black, [
      [255, 255, 255],
      [118, 118, 118],
    ]),
  ).toBeCloseTo(4.62, 1);
});

it("there are at least 60 seeded defects, each with a name of its own", () => {
  expect(defects.length).toBeGreaterThanOrEqual(60);
  expect(new Set(defects.map(({ name }) => name)).size).toBe(defects.length);
});

it("the checks start without a built site, which they build", () => {
  const folder = path.join(root, "tests/a11y");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
  // these files read the built site when they load
  const early = files.filter((file) =>
    /^import (?!type).*browser\/(?:support|states)\.ts/m.test(readFileSync(path.join(folder, file), "utf8")),
  );
  expect(early).toEqual([]);
});

describe("the manual protocols", () => {
  const ids = Object.keys(protocols);

  it("have steps with expected words, and a page", () => {
    for (const id of ids) {
      expect(protocolSteps[id]?.length, id).toBeGreaterThan(4);
      expect(readFileSync(path.join(root, `stories/accessibility/protocols/${id}.mdx`), "utf8")).toContain(
        `id="${id}"`,
      );
    }
    const known = new Set(criteria.map(({ id }) => id));
    expect(
      Object.values(protocolSteps)
        .flatMap((steps) => steps.flatMap((step) => step.criteria))
        .filter((id) => !known.has(id)),
    ).toEqual([]);
  });

  it("write results that the report takes in", async () => {
    const steps = protocolSteps["nvda"] ?? [];
    const data = new FormData();
    for (const [name, value] of Object.entries({
      date: "2026-11-22",
      tester: "Ada",
      versions: "NVDA 2026.1, Firefox 145",
    }))
      data.set(name, value);
    for (const index of steps.keys()) if (index > 0) data.set(`passed-${index + 1}`, "on");
    const folder = await mkdtemp(path.join(tmpdir(), "korvane-manual-"));
    try {
      await writeFile(path.join(folder, "nvda.json"), JSON.stringify(resultOf("nvda", steps, data)));
      const manual = await readManualResults(folder);
      expect(manual[0]?.failed).toEqual(["2.4.2", "3.1.1"]);
      const { summary, statement } = reportsOf(run(), manual);
      expect(summary.criteria.find(({ id }) => id === "3.1.1")?.state).toBe("failed");
      expect(statement.tried).toEqual([protocols.nvda]);
      await writeFile(path.join(folder, "jaws.json"), JSON.stringify({ protocol: "jaws" }));
      await expect(readManualResults(folder)).rejects.toThrow("jaws.json");
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
