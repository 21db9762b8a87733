import { execFileSync } from "node:child_process";
import path from "node:path";
import type { Browser } from "playwright";
import { startProgress } from "#build/cli/progress.ts";
import { root } from "#build/cli/run.ts";
import { listen } from "#build/server/listen.ts";
import { mailFolder } from "#build/server/mail-stand-in.ts";
import { siteHandler } from "#build/server/serve.ts";
import { answer } from "./answers.ts";
import { versionOf } from "./engines.ts";
import { inspect, type Plan } from "./inspect.ts";
import type { Finding, PassCount, Run, Subject } from "./model.ts";
import { ownRules } from "./rules.ts";
import { serveStorybook } from "./storybook.ts";
import { Visitor, type Origins, type Visit } from "./visitor.ts";

/** The checks of a subject: a page has all, an opened state and a story those that depend on what is open. */
const planOf = ({ kind }: Subject, viewport: number): Plan => ({
  axe: true,
  ibm: kind !== "story",
  own: true,
  keyboard: kind !== "state",
  widths: kind === "state" ? [viewport] : [320, 1280],
});

interface Collected {
  passes: Map<string, PassCount>;
  findings: Finding[];
}

/** Changes what a subject shows before it is checked; the self-test applies its defects so. */
export type Prepare = (visit: Visit, subject: Subject) => Promise<void>;

async function checkSubject(
  visitor: Visitor,
  subject: Subject,
  collected: Collected,
  prepare?: Prepare,
): Promise<void> {
  const problem = (rule: string, message: string): Finding => ({
    check: ownRules[rule]!.check,
    rule,
    criteria: [],
    outcome: "failed",
    condition: "opening",
    subject,
    selector: "html",
    html: "",
    message,
  });
  const rule = subject.kind === "story" ? "story-plays" : "page-loads";
  let visit: Visit;
  try {
    visit = await visitor.open(subject);
    await prepare?.(visit, subject);
  } catch (error) {
    collected.findings.push(problem(rule, String(error)));
    return;
  }
  const plan = planOf(subject, visit.page.viewportSize()?.width ?? 1280);
  const { passed, found } = await inspect(visit.page, { ...plan, parameters: visit.parameters });
  collected.findings.push(...visit.complaints.map((message) => problem(rule, message)));
  collected.findings.push(...found.map((one) => ({ ...one, subject })));
  for (const one of passed) {
    const key = `${one.check} ${one.rule} ${subject.group} ${subject.kind}`;
    const entry = collected.passes.get(key) ?? { ...one, group: subject.group, kind: subject.kind, count: 0 };
    entry.count += 1;
    collected.passes.set(key, entry);
  }
}

/** Serves what the checks open; the built site and Storybook must exist. */
export async function serveAll(): Promise<{ origins: Origins; close: () => void }> {
  const site = await listen(siteHandler({ dist: path.join(root, "dist"), mail: mailFolder(root) }), 0);
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
  isComplete: boolean;
  workers?: number;
  prepare?: Prepare;
  /** Called with the page that shows a finding, to take a picture. */
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
  const { subjects, isComplete, workers = 2, prepare } = options;
  const began = performance.now();
  const collected: Collected = { passes: new Map(), findings: [] };
  const progress = startProgress("Accessibility checks", subjects.length);
  const queue = queueOf(subjects);
  const work = async () => {
    const visitor = new Visitor(browser, origins);
    for (let batch = queue.shift(); batch; batch = queue.shift())
      for (const subject of batch) {
        const count = collected.findings.length;
        await checkSubject(visitor, subject, collected, prepare);
        const open = collected.findings.slice(count).filter((finding) => answer(finding) === undefined);
        if (open.length > 0) progress.print(`${open.length} findings on ${subject.title}`);
        progress.advance();
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
    isComplete,
    subjects,
    passes: [...collected.passes.values()],
    findings: collected.findings.map((finding) => {
      const reason = answer(finding);
      return reason === undefined ? finding : { ...finding, answer: reason };
    }),
    skipped: [],
  };
}
