import { themeNames } from "#lib/theme/themes.ts";
import type { ManualResult } from "../manual.ts";
import type { Finding, PassCount, Run, Subject } from "../model.ts";
import { resultOf, ruleOf } from "../rules.ts";

const page: Subject = { kind: "page", id: "/shop", title: "/shop", group: "/shop" };
const state: Subject = { kind: "state", id: "the cart is open", title: "/shop while the cart is open", group: "/shop" };
const record: Subject = { kind: "page", id: "/services/1", title: "/services/1", group: "/services/…" };
const menu: Subject = {
  kind: "state",
  id: "the menu is open",
  title: "/services/1 while the menu is open",
  group: "/services/…",
};
const story: Subject = {
  kind: "story",
  id: "ui-dialog--focus-moves-in-and-cycles",
  title: "UI/Dialog: Focus Moves In And Cycles",
  group: "ui/dialog",
};

/** A subject of each kind, and a second page with a state. */
export const samples = { page, state, record, menu, story };

export const sampleSubjects = [page, state, record, menu, story];

/** A failure of axe on the page, with these changes. */
export const sampleFinding = (changes: Partial<Finding> = {}): Finding => ({
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

const contrast = (count: number): PassCount => ({ check: "axe", rule: "color-contrast", criteria: ["1.4.3"], count });

/** What passed on each subject: axe everywhere but on the menu, all themes on the page, and keyboard walks on the story. */
const passesOf = new Map<Subject, PassCount[]>([
  [page, [contrast(6)]],
  [state, [contrast(3)]],
  [record, [contrast(2)]],
  [menu, [{ ...ruleOf("page-loads"), count: 1 }]],
  [story, [contrast(2), { ...ruleOf("keyboard-reaches"), count: 2 }]],
]);

/** A small run, with these findings. */
export const sampleRun = (...findings: Finding[]): Run => ({
  date: "2026-11-22T10:00:00.000Z",
  revision: "abc1234",
  tools: { "axe-core": "4.14.1", "accessibility-checker-engine": "4.0.34" },
  seconds: 60,
  subjects: sampleSubjects,
  totals: { page: 2, state: 2, story: 3 },
  results: [
    ...sampleSubjects.map((subject) => ({
      subject,
      passes: passesOf.get(subject) ?? [],
      findings: findings.filter((finding) => finding.subject === subject),
      themes: subject === page ? themeNames : (["light"] as const),
    })),
    resultOf("spoken-log", story, "virtual screen reader", []),
  ],
  skipped: [],
});

/** A result of a manual protocol in which everything passed, with these changes. */
export const sampleManual = (changes: Partial<ManualResult> = {}): ManualResult => ({
  protocol: "nvda",
  date: "2026-11-22",
  tester: "Ada",
  versions: "NVDA 2026.1, Firefox 145",
  passed: ["3.1.1"],
  failed: [],
  steps: [{ step: 1, passed: true, note: "The voice is English." }],
  note: "",
  ...changes,
});
