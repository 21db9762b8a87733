import { readFileSync } from "node:fs";
import path from "node:path";
import { criterionUrl } from "../criteria.ts";
import { openFindings, type Finding, type Run } from "../model.ts";
import { titleOf } from "../rules.ts";
import { notesOf } from "./openacr.ts";
import { type CriterionState, type Summary } from "./summary.ts";

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const states: Record<CriterionState, string> = {
  supported: "No failure found",
  partly: "Known not to hold in part",
  failed: "Fails",
  notApplicable: "Does not apply",
  untested: "Not tested",
};

const checkNames: Record<string, string> = {
  axe: "axe-core, all rules for WCAG 2.2 A and AA and best practices",
  ibm: "IBM Equal Access, rules for WCAG 2.2 A and AA",
  keyboard: "Keyboard walks forwards and backwards",
  focus: "Focus seen and not covered",
  "target-size": "Target size of 24 × 24 pixels",
  reflow: "Reflow at 320 × 256 pixels",
  "text-spacing": "Text spacing",
  zoom: "Zoom of 200 % and 400 %",
  "forced-colors": "Forced colors",
  "reduced-motion": "Reduced motion",
  orientation: "Both orientations",
  names: "Names and relations",
  spoken: "Spoken logs of a virtual screen reader",
  browsers: "Same roles and names in three browsers",
  panel: "Storybook’s panel after a switch of the theme",
  story: "Interactions of stories",
  page: "Loading and hydration of pages",
};

const read = (name: string) => readFileSync(path.join(import.meta.dirname, name), "utf8");

const select = (name: string, label: string, options: readonly (readonly [value: string, text: string])[]) =>
  `<label>${label}<select name="${name}"><option value="">All</option>${options
    .map(([value, text]) => `<option value="${escape(value)}">${escape(text)}</option>`)
    .join("")}</select></label>`;

const table = (caption: string, head: readonly string[], rows: readonly (readonly string[])[]) =>
  `<div class="wide" role="region" aria-label="${escape(caption)}" tabindex="0"><table><caption>${escape(caption)}</caption><thead><tr>${head
    .map((title) => `<th scope="col">${title}</th>`)
    .join("")}</tr></thead><tbody>${rows
    .map(
      (cells) =>
        `<tr>${cells.map((cell, at) => (at === 0 ? `<th scope="row">${cell}</th>` : `<td>${cell}</td>`)).join("")}</tr>`,
    )
    .join("")}</tbody></table></div>`;

const criterionLinks = (ids: readonly string[]) =>
  ids.map((id) => `<a href="${criterionUrl(id)}">${id}</a>`).join(", ") || "best practice";

/** Equal findings of one element are one article with all conditions. */
function article(findings: readonly Finding[], number: number): string {
  const [first] = findings;
  if (!first) return "";
  const { check, rule, criteria, subject, selector, html, message, help, picture, outcome } = first;
  const conditions = [...new Set(findings.map(({ condition }) => condition))].join("; ");
  const title = titleOf(rule);
  return `<article data-criteria="${criteria.join(" ")}" data-group="${escape(subject.group)}" data-check="${check}" aria-labelledby="finding-${number}">
<h3 id="finding-${number}">${number}. ${escape(title)} ${outcome === "cantTell" ? "(needs a review)" : ""}</h3>
<dl><dt>Where</dt><dd>${escape(subject.title)}</dd><dt>Element</dt><dd><code>${escape(selector)}</code></dd>
<dt>When</dt><dd>${escape(conditions)}</dd><dt>Criteria</dt><dd>${criterionLinks(criteria)}</dd>
<dt>Found by</dt><dd>${help ? `<a href="${escape(help)}">${check}: ${rule}</a>` : `${check}: ${rule}`}</dd>
<dt>What is wrong</dt><dd>${escape(message)}</dd></dl>
${html ? `<pre><code>${escape(html)}</code></pre>` : ""}
${picture ? `<img src="${picture}" alt="The element of finding ${number}, outlined in red" loading="lazy">` : ""}</article>`;
}

/** The report to read: one accessible page without external files, except its pictures. */
export function htmlReport(run: Run, summary: Summary): string {
  const open = openFindings(run);
  const grouped = [
    ...Map.groupBy(open, ({ rule, selector, message, subject }) =>
      [rule, selector, message, subject.id].join("\n"),
    ).values(),
  ];
  const byCheck = Map.groupBy(run.passes, ({ check }) => check);
  const checks = [...new Set([...byCheck.keys(), ...run.findings.map(({ check }) => check)])];
  const groups = [...new Set(open.map(({ subject }) => subject.group))].toSorted();
  const untried = summary.protocols.filter(({ done }) => !done).map(({ title }) => title);
  const verdict =
    open.length === 0
      ? "No check failed, and every result that needs a review has an answer."
      : `${summary.failures} results fail, and ${summary.unanswered} need a review.`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Accessibility report – Korvane</title><style>${read("report.css")}</style></head>
<body><a class="skip" href="#main">Skip to the report</a>
<main id="main"><h1>Accessibility report of Korvane</h1>
<p><strong>${verdict}</strong></p>
<dl><dt>Date</dt><dd>${summary.date}</dd><dt>Revision</dt><dd>${escape(summary.revision)}</dd>
<dt>Checked</dt><dd>${summary.pages} of ${summary.totals.page} pages, ${summary.states} of ${summary.totals.state} opened states and ${summary.stories} of ${summary.totals.story} stories</dd>
<dt>Results</dt><dd>${summary.results} in ${summary.seconds} seconds; ${summary.answered} that needed a review are answered</dd>
<dt>Tools</dt><dd>${Object.entries(summary.tools)
    .map(([name, version]) => `${name} ${version}`)
    .join(", ")}</dd></dl>
<p>To run it again: <code>npm run a11y</code>; for one component <code>npm run a11y -- ui/dialog</code>, for one page <code>npm run a11y -- /shop</code>.</p>
<nav aria-label="Contents"><ul><li><a href="#findings">Findings</a></li><li><a href="#unchecked">What no machine checked</a></li><li><a href="#criteria">Criteria</a></li><li><a href="#coverage">What was checked, and how often</a></li><li><a href="#answers">Answered reviews</a></li></ul></nav>
<h2 id="findings">Findings</h2>
${
  open.length === 0
    ? "<p>There are none.</p>"
    : `<form aria-label="Filter the findings">${select(
        "criterion",
        "Criterion",
        summary.criteria.filter(({ failures }) => failures > 0).map(({ id, name }) => [id, `${id} ${name}`] as const),
      )}${select(
        "group",
        "Page or component",
        groups.map((group) => [group, group] as const),
      )}${select(
        "check",
        "Check",
        checks.map((check) => [check, checkNames[check] ?? check] as const),
      )}<button type="reset">Show all</button></form><p role="status"></p>${grouped.map((findings, at) => article(findings, at + 1)).join("\n")}`
}
<h2 id="unchecked">What no machine checked</h2>
${untried.length > 0 ? `<p>No person has tried the site with: ${untried.map(escape).join("; ")}.</p>` : "<p>Every manual protocol has a result.</p>"}
${summary.skipped.length > 0 ? `<p>Skipped: ${summary.skipped.map(({ name, reason }) => escape(`${name} (${reason})`)).join("; ")}.</p>` : ""}
<ul>${summary.criteria
    .filter(({ unchecked, limitation }) => unchecked ?? limitation)
    .map(
      ({ id, name, unchecked, limitation }) =>
        `<li><a href="${criterionUrl(id)}">${id} ${escape(name)}</a>: ${escape(limitation ?? unchecked ?? "")}</li>`,
    )
    .join("")}</ul>
<h2 id="criteria">Criteria</h2>
${table(
  "The 55 success criteria of WCAG 2.2 at levels A and AA",
  ["Criterion", "Level", "State", "Remarks"],
  summary.criteria.map((criterion) => [
    `<a href="${criterionUrl(criterion.id)}">${criterion.id} ${escape(criterion.name)}</a>`,
    criterion.level,
    states[criterion.state],
    escape(notesOf(criterion)),
  ]),
)}
<h2 id="coverage">What was checked, and how often</h2>
${table(
  "Results by check",
  ["Check", "Rules that passed", "Passed", "Findings", "Answered"],
  checks.map((check) => {
    const passes = byCheck.get(check) ?? [];
    const found = run.findings.filter((finding) => finding.check === check);
    const unanswered = openFindings({ findings: found }).length;
    return [
      escape(checkNames[check] ?? check),
      String(new Set(passes.map(({ rule }) => rule)).size),
      String(passes.reduce((sum, { count }) => sum + count, 0)),
      String(unanswered),
      String(found.length - unanswered),
    ];
  }),
)}
<h2 id="answers">Answered reviews</h2>
${
  summary.answers.length === 0
    ? "<p>There are none.</p>"
    : table(
        "Results that an engine could not decide, with the answers",
        ["Rule", "Answer", "Results", "Places"],
        summary.answers.map(({ check, rule, reason, count, places }) => [
          `${check}: ${rule}`,
          escape(reason),
          String(count),
          escape(
            places.length > 6 ? `${places.slice(0, 6).join(", ")} and ${places.length - 6} more` : places.join(", "),
          ),
        ]),
      )
}
</main><script>${read("report.js")}</script></body></html>
`;
}
