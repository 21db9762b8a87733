import { countsInWords, triedInWords } from "#content/accessibility-statement.ts";
import { criterionUrl } from "../criteria.ts";
import { notesOfResult } from "../manual.ts";
import { openFindings, type Run, type SubjectKind } from "../model.ts";
import { protocols } from "../protocols.ts";
import { checkNames, stateNames } from "../rules.ts";
import { attributes, criterionLinks, escape, number, placesInWords, table, type Row } from "./markup.ts";
import { notesOf } from "./openacr.ts";
import type { Summary } from "./summary.ts";

/** What a check includes, where its name does not say it. */
const details: Record<string, string> = {
  axe: "all rules for WCAG 2.2 A and AA and best practices, at 320 and 1280 pixels; an opened state at its own width",
  "all-themes": "light, dark and high contrast; the other subjects in the light theme only",
  ibm: "rules for WCAG 2.2 A and AA",
  keyboard:
    "in the light theme, forwards and backwards at 320 × 256 pixels, forwards at 1280 × 720 where the structure differs; an opened state at its own width",
  focus: "at every stop of the keyboard walks, in the light theme",
  "target-size": "24 × 24 pixels",
  reflow: "320 × 256 pixels",
  zoom: "200 % and 400 %",
  "forced-colors": "icons of controls and borders of fields, in a light and a dark scheme",
  spoken: "phrases of a virtual screen reader",
};

/** The name of a check with what it includes. */
const nameOf = (check: string) => [checkNames[check] ?? check, details[check]].filter(Boolean).join(": ");

const sum = (counts: readonly { count: number }[]) => counts.reduce((total, { count }) => total + count, 0);

/** On how many pages, opened states and stories each check was made. */
export function scopeTable({ coverage, totals }: Summary): string {
  const cell = (counts: Record<SubjectKind, number>, kind: SubjectKind) =>
    `${number.format(counts[kind])} of ${number.format(totals[kind])}`;
  const rows = coverage.map(({ check, checked }): Row => ({
    checks: [check],
    cells: [escape(nameOf(check)), cell(checked, "page"), cell(checked, "state"), cell(checked, "story")],
  }));
  return table("Subjects by check", ["Check", "Pages", "Opened states", "Stories"], rows);
}

/** How many results each check has. */
export function checksTable(run: Run, checks: readonly string[]): string {
  const rows = checks.map((check): Row => {
    const passes = run.passes.filter((pass) => pass.check === check);
    const found = run.findings.filter((finding) => finding.check === check);
    const open = openFindings({ findings: found }).length;
    return {
      criteria: [...new Set([...passes, ...found].flatMap(({ criteria }) => criteria))],
      groups: [...new Set([...passes.map(({ group }) => group), ...found.map(({ subject }) => subject.group)])],
      checks: [check],
      cells: [
        escape(checkNames[check] ?? check),
        String(new Set(passes.map(({ rule }) => rule)).size),
        number.format(sum(passes)),
        number.format(open),
        number.format(found.length - open),
      ],
    };
  });
  return table("Results by check", ["Check", "Rules that passed", "Passed", "Findings", "Answered reviews"], rows);
}

/** Where it was checked: a row for each kind of page and each component. */
export function placesTable(run: Run): string {
  const subjects = Map.groupBy(run.subjects, ({ group }) => group);
  const passes = Map.groupBy(run.passes, ({ group }) => group);
  const findings = Map.groupBy(run.findings, ({ subject }) => subject.group);
  const rows = [...subjects].map(([group, own]): Row => {
    const passed = passes.get(group) ?? [];
    const found = findings.get(group) ?? [];
    const byCheck = Map.groupBy(passed, ({ check }) => check);
    return {
      groups: [group],
      criteria: [...new Set([...passed, ...found].flatMap(({ criteria }) => criteria))],
      checks: [...new Set([...passed, ...found].map(({ check }) => check))],
      cells: [
        escape(group),
        String(own.length),
        [...byCheck]
          .map(([check, list]) => `${escape(checkNames[check] ?? check)} ${number.format(sum(list))}`)
          .join(", "),
        String(openFindings({ findings: found }).length),
      ],
    };
  });
  const head = ["Page or component", "Pages, states and stories", "Passed", "Findings"];
  return table("Results by page and component", head, rows);
}

/** Every criterion with its state and what is known about it. */
export function criteriaTable({ criteria, totals }: Summary): string {
  const rows = criteria.map((criterion): Row => ({
    criteria: [criterion.id],
    checks: Object.keys(criterion.checks),
    cells: [
      `<a href="${criterionUrl(criterion.id)}">${criterion.id} ${escape(criterion.name)}</a>`,
      criterion.level,
      stateNames[criterion.state],
      escape(notesOf(criterion, totals)),
    ],
  }));
  const caption = "The 55 success criteria of WCAG 2.2 at levels A and AA";
  return table(caption, ["Criterion", "Level", "State", "Remarks"], rows);
}

/** What neither a machine nor a person checked. */
export function uncheckedSection({ criteria, protocols: all, skipped, coverage, totals }: Summary): string {
  const untried = all.filter(({ done }) => !done).map(({ title }) => title);
  const tried = triedInWords(all);
  const walked = coverage.find(({ check }) => check === "keyboard");
  const judgments = criteria.filter(({ unchecked, limitation }) => unchecked ?? limitation);
  return [
    untried.length > 0
      ? `<p>No person has tried the site with: ${untried.map(escape).join("; ")}.</p>`
      : "<p>Every manual protocol has a result.</p>",
    tried.length > 0 && `<p>A person has tried the site with: ${tried.map(escape).join("; ")}.</p>`,
    walked &&
      `<p>The keyboard walks went through ${countsInWords(walked.checked, totals)}: <a href="#scope">the scope of each check</a>.</p>`,
    skipped.length > 0 &&
      `<p>Skipped: ${skipped.map(({ name, reason }) => escape(`${name} (${reason})`)).join("; ")}.</p>`,
    `<ul>${judgments
      .map(
        ({ id, name, unchecked, limitation }) =>
          `<li${attributes({ criteria: [id] })}><a href="${criterionUrl(id)}">${id} ${escape(name)}</a>: ${escape([limitation, unchecked].filter(Boolean).join(" "))}</li>`,
      )
      .join("")}</ul>`,
  ]
    .filter(Boolean)
    .join("\n");
}

/** What people found with assistive technologies, the newest first. */
export function manualTable({ manual }: Summary): string {
  if (manual.length === 0) return "<p>Nobody has gone through a manual protocol yet.</p>";
  const rows = manual.toReversed().map((result): Row => ({
    criteria: [...result.passed, ...result.failed],
    cells: [
      escape(protocols[result.protocol]),
      escape(result.tester),
      result.date,
      escape(result.versions),
      result.failed.length > 0 ? criterionLinks(result.failed) : "none",
      result.passed.length > 0 ? criterionLinks(result.passed) : "none",
      escape(notesOfResult(result)),
    ],
  }));
  const head = ["Assistive technology", "Tester", "Date", "Versions", "Failed", "Passed", "Notes"];
  return table("Results of manual protocols, of which the newest for a technology and criterion counts", head, rows);
}

/** Each kind of result that an engine could not decide, with the answer of a person. */
export function answersTable({ answers }: Summary): string {
  if (answers.length === 0) return "<p>There are none.</p>";
  const rows = answers.map(({ check, rule, reason, count, places, criteria }): Row => ({
    criteria,
    groups: places,
    checks: [check],
    cells: [
      `${escape(checkNames[check] ?? check)}: ${rule}`,
      escape(reason),
      number.format(count),
      escape(placesInWords(places)),
    ],
  }));
  return table("Results that an engine could not decide", ["Rule", "Answer", "Results", "Places"], rows);
}
