import type { Browser, Page } from "playwright";
import { startProgress } from "#tools/shared/progress.ts";
import { answer } from "./answers.ts";
import { compareBrowsers } from "./browsers/compare.ts";
import { webkitIsMissing } from "./browsers/webkit.ts";
import { defects, type Defect } from "./defects.ts";
import type { Finding, Subject, SubjectResult } from "./model.ts";
import { speechDefects } from "./orca/defects.ts";
import { readWithOrca } from "./orca/read.ts";
import { checkSubject } from "./run.ts";
import { changesOf, readAloud, resultsOf } from "./spoken.ts";
import { Visitor, type Contexts, type Origins } from "./visitor.ts";

type PartCheck = (browser: Contexts, origins: Origins, subjects: Subject[]) => Promise<readonly SubjectResult[]>;

/** The checks that have a part of their own in a run, by their ids. */
const partChecks: Readonly<Record<string, PartCheck>> = {
  spoken: async (browser, origins, subjects) => resultsOf(await readAloud(browser, origins, subjects)),
  browsers: async (browser, origins, subjects) => (await compareBrowsers(browser, origins, subjects)).results,
};

const checkOf = ({ expect }: Defect) => expect.split(":")[0] ?? "";

/** A browser whose documents get the defect before their own code. */
const withDefect = (browser: Contexts, { before }: Pick<Defect, "before">): Contexts => ({
  newContext: async (options) => {
    const context = await browser.newContext(options);
    if (before) await context.addInitScript(...before);
    return context;
  },
});

/** Makes a check that has a part of its own on a subject with a defect. */
async function checkPart(browser: Contexts, origins: Origins, defect: Defect, subject: Subject) {
  const results = await partChecks[checkOf(defect)]?.(withDefect(browser, defect), origins, [subject]);
  return results?.flatMap(({ findings }) => findings) ?? [];
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

/** Applies a defect and makes the check that has to report it; returns what was reported instead, or nothing. */
async function findMissed(browser: Browser, origins: Origins, defect: Defect, subject: Subject) {
  const { target, expect, theme = "" } = defect;
  const visitor = new Visitor(withDefect(browser, defect), origins);
  try {
    const { page, findings } =
      checkOf(defect) in partChecks
        ? { page: undefined, findings: await checkPart(browser, origins, defect, subject) }
        : await checkSubject(visitor, subject, { defect, only: checkOf(defect) });
    const open = findings.filter((finding) => answer(finding) === undefined);
    const own = open.filter(({ check, rule }) => `${check}:${rule}` === expect);
    const isAtPlace = async ({ selector }: Finding) => (target && page ? isNear(page, selector) : !target);
    const places = await Promise.all(own.map(isAtPlace));
    // a defect of one theme must not be reported in another
    if (places.includes(true) && own.every(({ condition }) => condition.startsWith(theme))) return undefined;
    const others = open.map(({ check, rule, condition, message }) => `${check}:${rule} (${condition}): ${message}`);
    return others.join("\n  ").slice(0, 2000) || "nothing";
  } finally {
    await visitor.close();
  }
}

/** Applies every seeded defect alone, prints those that are not reported at the right place, and returns true without one. */
export async function areDefectsReported(
  browser: Browser,
  origins: Origins,
  subjects: readonly Subject[],
  names: readonly string[],
): Promise<boolean> {
  const missing = webkitIsMissing();
  const queue = defects
    .filter(({ name, on }) => names.length === 0 || names.some((one) => name.includes(one) || on === one))
    .filter((defect) => !missing || checkOf(defect) !== "browsers");
  if (missing) console.log(`Skipped the defects of browsers: ${missing}`);
  const total = queue.length;
  const advance = startProgress("Seeded defects", total);
  let missed = 0;
  const work = async () => {
    for (let defect = queue.shift(); defect; defect = queue.shift()) {
      const { name, on } = defect;
      const subject = subjects.find(({ id }) => id === on);
      if (!subject) throw new Error(`There is no page, state or story '${on}'.`);
      const instead = await findMissed(browser, origins, defect, subject);
      if (instead) console.error(`NOT REPORTED ${name} on ${on}; reported:\n  ${instead}`);
      if (instead) missed += 1;
      advance();
    }
  };
  await Promise.all([work(), work()]);
  console.log(`${total - missed} of ${total} seeded defects are reported at the right place.`);
  return total > 0 && missed === 0;
}

/** Tells which seeded defects of speech Orca and the simulator hear; true if Orca hears eight of ten, three of them alone. */
export async function areSpeechDefectsHeard(browser: Browser, origins: Origins, all: readonly Subject[]) {
  let [byOrca, byOrcaAlone] = [0, 0];
  for (const defect of speechDefects) {
    const { name, on, before } = defect;
    const subjects = all.filter(({ id }) => id === on);
    const orca = changesOf(await readWithOrca(origins, subjects, { isComplete: false, before })).length > 0;
    const findings = await Promise.all(subjects.map((one) => checkPart(browser, origins, defect, one)));
    const simulator = findings.flat().length > 0;
    if (orca) byOrca++;
    if (orca && !simulator) byOrcaAlone++;
    console.log(
      `${name}: Orca ${orca ? "hears it" : "does not"}, the simulator ${simulator ? "hears it" : "does not"}`,
    );
  }
  console.log(`Orca hears ${byOrca} of ${speechDefects.length} defects, ${byOrcaAlone} of them alone.`);
  return byOrca >= 0.8 * speechDefects.length && byOrcaAlone >= 3;
}
