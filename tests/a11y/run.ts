import { execFileSync } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser, Page } from "playwright";
import { startProgress } from "#build/cli/progress.ts";
import { root } from "#build/cli/run.ts";
import { listen } from "#build/server/listen.ts";
import { siteHandler } from "#build/server/serve.ts";
import { answer } from "./answers.ts";
import type { Changes } from "./changes.ts";
import { digestDocument } from "./digest.ts";
import { versionOf } from "./engines.ts";
import { inspect, type Inspection, type Plan } from "./inspect.ts";
import type { Finding, PassCount, Run, Subject } from "./model.ts";
import { takePicture } from "./picture.ts";
import { ruleOf } from "./rules.ts";
import { serveStorybook } from "./storybook.ts";
import { Visitor, type Origins } from "./visitor.ts";

/** The checks of a subject: a page has all, an opened state and a story those that depend on what is open. */
const planOf = ({ kind, isRepeated }: Subject, viewport: number, makes: (...checks: string[]) => boolean): Plan => ({
  axe: makes("axe"),
  ibm: kind !== "story" && makes("ibm"),
  names: makes("names", "target-size"),
  modes: makes("reflow", "zoom", "text-spacing", "forced-colors", "reduced-motion", "orientation"),
  keyboard: kind !== "state" && !isRepeated && makes("keyboard", "focus"),
  widths: kind === "state" ? [viewport] : [320, 1280],
});

/** The results of the subjects that were checked. */
export interface Collected {
  passes: Map<string, PassCount>;
  findings: Finding[];
  /** The documents that stories have shown; one that is equal in all respects is checked once. */
  documents: Set<string>;
}

/** No results. */
export const collect = (): Collected => ({ passes: new Map(), findings: [], documents: new Set() });

/** Opens a subject, makes its checks, or only those that are named, and returns the page that still shows it. */
export async function checkSubject(
  visitor: Visitor,
  subject: Subject,
  collected: Collected,
  { before, prepare }: Changes = {},
  only?: ReadonlySet<string>,
): Promise<Page | undefined> {
  const rule = subject.kind === "story" ? "story-plays" : "page-loads";
  const problem = (message: string): Finding => ({
    check: ruleOf(rule).check,
    rule,
    criteria: [],
    outcome: "failed",
    condition: "opening",
    subject,
    selector: "html",
    html: "",
    message: message.slice(0, 600),
  });
  const count = ({ check, rule: name, criteria }: Inspection["passed"][number]) => {
    const key = `${check} ${name} ${subject.group} ${subject.kind}`;
    const entry = collected.passes.get(key) ?? {
      check,
      rule: name,
      criteria,
      group: subject.group,
      kind: subject.kind,
      count: 0,
    };
    entry.count += 1;
    collected.passes.set(key, entry);
  };
  try {
    const { page, parameters, complaints } = await visitor.open(subject, before);
    await prepare?.(page);
    const shown =
      subject.kind === "story" &&
      `${subject.group} ${JSON.stringify(parameters)} ${await page.evaluate(digestDocument)}`;
    if (!shown || !collected.documents.has(shown)) {
      if (shown) collected.documents.add(shown);
      const makes = (...checks: string[]) => !only || checks.some((check) => only.has(check));
      const plan = planOf(subject, page.viewportSize()?.width ?? 1280, makes);
      const { passed, found } = await inspect(page, { ...plan, parameters });
      collected.findings.push(...found.map((one) => ({ ...one, subject })));
      for (const one of passed) count(one);
    }
    collected.findings.push(...complaints.map(problem));
    if (complaints.length === 0) count({ check: ruleOf(rule).check, rule, criteria: [] });
    return page;
  } catch (error) {
    collected.findings.push(problem(String(error)));
    await visitor.close();
    return undefined;
  }
}

/** Serves what the checks open; the built site and Storybook must exist. */
export async function serveAll(): Promise<{ origins: Origins; close: () => void }> {
  const site = await listen(
    siteHandler({ dist: path.join(root, "dist"), mail: await mkdtemp(path.join(tmpdir(), "korvane-mail-")) }),
    0,
  );
  const storybook = await serveStorybook();
  return {
    origins: { site: `http://localhost:${site.port}`, storybook: `http://localhost:${storybook.port}` },
    close: () => {
      site.close();
      storybook.close();
    },
  };
}

/** Stories of one file stay together, so that they share a document; the longest queues start first. */
function queueOf(subjects: readonly Subject[]): Subject[][] {
  const batches = Map.groupBy(subjects, ({ kind, group, id }) => (kind === "story" ? `story ${group}` : id));
  return [...batches.values()];
}

interface RunOptions {
  subjects: readonly Subject[];
  totals: Run["totals"];
  /** The time after which the run ends with what it has checked. */
  minutes?: number;
  workers?: number;
  /** The folder of the report, for pictures of the findings. */
  pictures?: string;
  /** The defects that are applied to a subject. */
  changesOf?: (subject: Subject) => Changes;
}

/** Elements that have a picture, by rule; many pages share an element, and one picture of it is enough. */
const pictured = new Map<string, string | undefined>();
const mostPictures = 200;

async function takePictures(page: Page, findings: readonly Finding[], folder: string): Promise<void> {
  for (const finding of findings) {
    const key = `${finding.rule} ${finding.subject.group} ${finding.html}`;
    if (!pictured.has(key) && pictured.size < mostPictures)
      pictured.set(key, await takePicture(page, finding, folder, pictured.size + 1));
    const picture = pictured.get(key);
    if (picture) finding.picture = picture;
  }
}

const revision = () => {
  try {
    return execFileSync("git", ["rev-parse", "--short", "HEAD"], { cwd: root, encoding: "utf8" }).trim();
  } catch {
    return "unknown";
  }
};

/** Checks the subjects with two workers in one browser, and prints progress. */
export async function runChecks(browser: Browser, origins: Origins, options: RunOptions): Promise<Run> {
  const { subjects, totals, minutes = Infinity, workers = 2, pictures, changesOf } = options;
  const checked: Subject[] = [];
  const began = performance.now();
  const collected = collect();
  const progress = startProgress("Accessibility checks", subjects.length);
  const queue = queueOf(subjects);
  const work = async () => {
    const visitor = new Visitor(browser, origins);
    for (let batch = queue.shift(); batch; batch = queue.shift())
      for (const subject of batch) {
        const count = collected.findings.length;
        const page = await checkSubject(visitor, subject, collected, changesOf?.(subject));
        const open = collected.findings.slice(count).filter((finding) => answer(finding) === undefined);
        if (open.length > 0) progress.print(`${open.length} findings on ${subject.title}`);
        if (pictures && page) await takePictures(page, open, pictures);
        progress.advance();
        checked.push(subject);
        if (performance.now() - began > minutes * 60_000) queue.length = 0;
      }
    await visitor.close();
  };
  await Promise.all(Array.from({ length: workers }, work));
  progress.end();
  return {
    date: new Date().toISOString(),
    revision: revision(),
    tools: {
      "axe-core": versionOf("axe-core"),
      "accessibility-checker-engine": versionOf("accessibility-checker-engine"),
      chromium: browser.version(),
    },
    seconds: Math.round((performance.now() - began) / 1000),
    subjects: checked,
    totals,
    passes: [...collected.passes.values()],
    findings: collected.findings,
    skipped: [],
  };
}
