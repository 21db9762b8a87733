import { execFileSync } from "node:child_process";
import type { Browser, Page } from "playwright";
import type { Theme } from "#lib/theme/themes.ts";
import { startProgress } from "#tools/shared/progress.ts";
import { root } from "#tools/shared/run.ts";
import { answer } from "./answers.ts";
import { applyDefect, type Defect } from "./defects.ts";
import { hashDocument } from "./dom-hash.ts";
import { versionOf } from "./engines.ts";
import { inspect } from "./inspect.ts";
import type { Finding, Rule, Run, Subject, SubjectResult } from "./model.ts";
import { failureOf, ruleOf } from "./rules.ts";
import { Visitor, type Origins } from "./visitor.ts";

/** What a check leaves behind: its results, and the page that shows the subject, if it could be opened. */
type Checked = SubjectResult & { page: Page | undefined };

interface CheckOptions {
  /** The defect that a self-test applies. */
  defect?: Defect;
  /** The only check to make; all without it. */
  only?: string;
  /** The documents that stories have shown, and their shapes; one that is equal in all respects is checked once. */
  documents?: Set<string>;
  /** The rings of the focus that were compared; those that are painted alike are compared once. */
  rings?: Map<string, boolean>;
}

/** Opens a subject and makes its checks. */
export async function checkSubject(
  visitor: Visitor,
  subject: Subject,
  { defect, only, documents = new Set(), rings = new Map() }: CheckOptions,
): Promise<Checked> {
  const rule = subject.kind === "story" ? "story-plays" : "page-loads";
  const findings: Finding[] = [];
  const passed: Rule[] = [];
  let checkedThemes: readonly Theme[] = [];
  const problem = (message: string) => failureOf(rule, subject, "opening", message.slice(0, 600));
  let page: Page | undefined;
  const prepare = async (shown: Page) => {
    if (defect) await applyDefect(shown, defect);
  };
  const reopen = async () => {
    if (subject.kind !== "state" || !page) return;
    await visitor.reopen(subject);
    await prepare(page);
  };
  try {
    const visit = await visitor.open(subject);
    page = visit.page;
    const { parameters, complaints } = visit;
    await prepare(visit.page);
    const hashes = subject.kind === "story" && (await visit.page.evaluate(hashDocument));
    const shown = hashes && `${subject.group} ${JSON.stringify(parameters)} ${hashes.geometry}`;
    if (!shown || !documents.has(shown)) {
      if (shown) documents.add(shown);
      const makes = (...checks: string[]) => !only || checks.includes(only);
      const shape = hashes && `${subject.group} ${hashes.shape}`;
      const hasKnownShape = shape !== false && documents.has(shape);
      if (shape) documents.add(shape);
      const inspection = await inspect(visit.page, { subject, makes, hasKnownShape, parameters, reopen, rings });
      findings.push(...inspection.found.map((one) => ({ ...one, subject })));
      passed.push(...inspection.passed);
      checkedThemes = inspection.themes;
    }
    findings.push(...complaints.map(problem));
    if (complaints.length === 0) passed.push(ruleOf(rule));
  } catch (error) {
    findings.push(problem(String(error)));
    page = undefined;
    await visitor.close();
  }
  const passes = [...Map.groupBy(passed, ({ check, rule: name }) => `${check} ${name}`).values()].flatMap((same) =>
    same.slice(0, 1).map((one) => ({ ...one, count: same.length })),
  );
  return { subject, passes, findings, themes: checkedThemes, page };
}

/** After so many stories, a new document frees the memory of those that were shown. */
const storiesPerDocument = 50;

/** Pages first; then the stories, of which those of one file stay together: the longest files start first. */
function queueOf(subjects: readonly Subject[]): Subject[][] {
  const stories = subjects.filter(({ kind }) => kind === "story");
  const files = [...Map.groupBy(stories, ({ group }) => group).values()];
  const others = subjects.filter(({ kind }) => kind !== "story").map((subject) => [subject]);
  return [...others, ...files.toSorted((one, other) => other.length - one.length)];
}

const revision = () => {
  try {
    return execFileSync("git", ["rev-parse", "--short", "HEAD"], { cwd: root, encoding: "utf8" }).trim();
  } catch {
    return "unknown";
  }
};

const openOf = ({ findings }: Checked) => findings.filter((finding) => answer(finding) === undefined);

/** Checks the subjects with four workers in one browser, which keep two processors busy, and prints progress. */
export async function runChecks(
  browser: Browser,
  origins: Origins,
  subjects: readonly Subject[],
): Promise<Omit<Run, "seconds" | "skipped" | "totals">> {
  const results: SubjectResult[] = [];
  const advance = startProgress("Accessibility checks", subjects.length);
  const queue = queueOf(subjects);
  const documents = new Set<string>();
  const rings = new Map<string, boolean>();
  // where many stories fail, what they share is broken, and a time-out for each is enough
  let repeats = 30;
  const work = async () => {
    const visitor = new Visitor(browser, origins, { storiesPerDocument });
    for (let batch = queue.shift(); batch; batch = queue.shift())
      for (const subject of batch) {
        let checked = await checkSubject(visitor, subject, { documents, rings });
        if (openOf(checked).length > 0 && visitor.isAfterOthers && repeats-- > 0) {
          // what a story of another file left behind is no finding
          await visitor.close();
          checked = await checkSubject(visitor, subject, { rings });
        }
        const { page: _, ...result } = checked;
        const open = openOf(checked);
        if (open.length > 0)
          console.error(`${subject.title}: ${[...new Set(open.map(({ rule }) => rule))].join(", ")}`);
        advance();
        results.push(result);
      }
    await visitor.close();
  };
  await Promise.all(Array.from({ length: 4 }, work));
  return {
    date: new Date().toISOString(),
    revision: revision(),
    tools: {
      "axe-core": versionOf("axe-core"),
      "accessibility-checker-engine": versionOf("accessibility-checker-engine"),
      chromium: browser.version(),
    },
    subjects,
    results,
  };
}
