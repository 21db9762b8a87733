import type { Browser, Page } from "playwright";
import { startProgress } from "#tools/shared/progress.ts";
import { answer } from "./answers.ts";
import { firefoxIsMissing } from "./browsers/firefox.ts";
import { changesBy } from "./changes.ts";
import { defects, subjectOf, type Defect } from "./defects.ts";
import type { Finding, Subject } from "./model.ts";
import { checkPart, checksOf, isPart, type Parts } from "./part-defects.ts";
import { checkSubject } from "./run.ts";
import { Visitor, type Origins } from "./visitor.ts";

/** What became of a defect: the rules that reported it at the right place, or what was reported instead. */
export interface DefectResult {
  name: string;
  on: string;
  reportedBy: string[];
  other: string[];
}

/** True if the selector is about a marked element, an element inside of one, or the parent of one. */
const isNear = (page: Page, selector: string) =>
  page
    .evaluate((text) => {
      const found = document.querySelector(text);
      const marked = [...document.querySelectorAll("[data-defect]")];
      return marked.some((one) => one === found || one.contains(found) || one.parentElement === found);
    }, selector)
    .catch(() => false);

async function check(visitor: Visitor, parts: Parts, defect: Defect, subject: Subject): Promise<DefectResult> {
  const checks = checksOf(defect);
  const { page, findings } = checks.some(isPart)
    ? { findings: await checkPart(parts, defect, subject) }
    : await checkSubject(visitor, subject, { changes: changesBy([defect]), only: new Set(checks) });
  const open = findings.filter((finding) => answer(finding) === undefined);
  const names = ({ check: own, rule }: Finding) => `${own}:${rule}`;
  const reportedBy = new Set<string>();
  for (const finding of open) {
    const name = names(finding);
    const isExpected =
      defect.expect.includes(name) &&
      (!defect.theme || finding.condition.startsWith(defect.theme)) &&
      (!defect.says || defect.says.test(`${finding.subject.title}: ${finding.message}`));
    if (isExpected && (!defect.target || (page && (await isNear(page, finding.selector))))) reportedBy.add(name);
  }
  const other = [
    ...new Set(
      open.map((finding) => `${names(finding)} ${finding.check === "story" ? finding.message.slice(0, 200) : ""}`),
    ),
  ].filter((name) => !reportedBy.has(name.trim()));
  // a defect of one theme must not be reported in another
  const isElsewhere = open.some(
    ({ rule, condition }) => defect.theme && rule === "color-contrast" && !condition.startsWith(defect.theme),
  );
  return { name: defect.name, on: defect.on, reportedBy: isElsewhere ? [] : [...reportedBy], other };
}

/** Applies every seeded defect alone, checks its page or story, and returns what was reported. */
export async function runSelfTest(
  browser: Browser,
  origins: Origins,
  subjects: readonly Subject[],
  names: readonly string[],
): Promise<DefectResult[]> {
  const named = defects.filter(
    ({ name, on }) => names.length === 0 || names.some((one) => name.includes(one) || on === one),
  );
  const missing = firefoxIsMissing();
  const queue = named.filter((defect) => !missing || !checksOf(defect).includes("browsers"));
  for (const { name } of named.filter((defect) => !queue.includes(defect))) console.log(`Skipped ${name}: ${missing}`);
  const progress = startProgress("Seeded defects", queue.length);
  const results: DefectResult[] = [];
  const work = async () => {
    const visitor = new Visitor(browser, origins);
    for (let defect = queue.shift(); defect; defect = queue.shift()) {
      const result = await check(visitor, { browser, origins }, defect, subjectOf(defect, subjects));
      // the next defect needs a document without this one
      await visitor.close();
      results.push(result);
      if (result.reportedBy.length === 0)
        progress.print(
          `NOT REPORTED ${result.name} on ${result.on}; reported: ${result.other.join(", ") || "nothing"}`,
        );
      progress.advance();
    }
    await visitor.close();
  };
  await Promise.all([work(), work()]);
  progress.end();
  return results.toSorted((one, other) => one.name.localeCompare(other.name));
}
