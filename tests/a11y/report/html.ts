import { readFileSync } from "node:fs";
import path from "node:path";
import { criterionUrl } from "../criteria.ts";
import { openFindings, type Finding, type Run } from "../model.ts";
import { checkNames, titleOf } from "../rules.ts";
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

/** What a check includes, where its name does not say it. */
const details: Record<string, string> = {
  axe: "all rules for WCAG 2.2 A and AA and best practices",
  ibm: "rules for WCAG 2.2 A and AA",
  keyboard: "forwards and backwards at 320 × 256 pixels, forwards at 1280 × 720 where the structure differs",
  "target-size": "24 × 24 pixels",
  reflow: "320 × 256 pixels",
  zoom: "200 % and 400 %",
  spoken: "phrases of a virtual screen reader",
};

const nameOf = (check: string) => [checkNames[check] ?? check, details[check]].filter(Boolean).join(": ");

const read = (name: string) => readFileSync(path.join(import.meta.dirname, name), "utf8");

const select = (name: string, label: string, options: readonly (readonly [value: string, text: string])[]) =>
  `<label>${label}<select name="${name}"><option value="">All</option>${options
    .map(([value, text]) => `<option value="${escape(value)}">${escape(text)}</option>`)
    .join("")}</select></label>`;

/** What the filters of the report compare; a part without one of them fits all of its values. */
interface Facets {
  criteria?: readonly string[];
  groups?: readonly string[];
  checks?: readonly string[];
}

/** The facets as attributes, whose values are separated by `|`. */
const attributes = (facets: Facets) =>
  Object.entries(facets)
    .map(([name, values]: [string, readonly string[]]) => ` data-${name}="${escape(`|${values.join("|")}|`)}"`)
    .join("");

interface Row extends Facets {
  cells: readonly string[];
}

const table = (caption: string, head: readonly string[], rows: readonly Row[]) =>
  `<div class="wide" role="region" aria-label="${escape(caption)}" tabindex="0"><table><caption>${escape(caption)}</caption><thead><tr>${head
    .map((title) => `<th scope="col">${title}</th>`)
    .join("")}</tr></thead><tbody>${rows
    .map(
      ({ cells, ...facets }) =>
        `<tr${attributes(facets)}>${cells.map((cell, at) => (at === 0 ? `<th scope="row">${cell}</th>` : `<td>${cell}</td>`)).join("")}</tr>`,
    )
    .join("")}</tbody></table></div>`;

const number = new Intl.NumberFormat("en");
const sum = (counts: readonly { count: number }[]) => counts.reduce((total, { count }) => total + count, 0);

const criterionLinks = (ids: readonly string[]) =>
  ids.map((id) => `<a href="${criterionUrl(id)}">${id}</a>`).join(", ") || "best practice";

/** Some of the places, in words. */
const placesOf = (places: readonly string[], most = 6) =>
  places.length > most ? `${places.slice(0, most).join(", ")} and ${places.length - most} more` : places.join(", ");

/** Equal findings of one element are one article with all places and conditions. */
function article(findings: readonly Finding[], at: number): string {
  const [first] = findings;
  if (!first) return "";
  const { check, rule, criteria, subject, selector, html, message, help, outcome } = first;
  const picture = findings.find((finding) => finding.picture)?.picture;
  const conditions = [...new Set(findings.map(({ condition }) => condition))].join("; ");
  const places = placesOf([...new Set(findings.map((finding) => finding.subject.title))]);
  return `<article${attributes({ criteria, groups: [subject.group], checks: [check] })} aria-labelledby="finding-${at}">
<h3 id="finding-${at}">${at}. ${escape(titleOf(rule))} ${outcome === "cantTell" ? "(needs a review)" : ""}</h3>
<dl><dt>Where</dt><dd>${escape(places)}</dd><dt>Element</dt><dd><code>${escape(selector)}</code></dd>
<dt>When</dt><dd>${escape(conditions)}</dd><dt>Criteria</dt><dd>${criterionLinks(criteria)}</dd>
<dt>Found by</dt><dd>${help ? `<a href="${escape(help)}">${check}: ${rule}</a>` : `${check}: ${rule}`}</dd>
<dt>What is wrong</dt><dd>${escape(message)}</dd></dl>
${html ? `<pre><code>${escape(html)}</code></pre>` : ""}
${picture ? `<img src="${picture}" alt="The element of finding ${at}, outlined in red" loading="lazy">` : ""}</article>`;
}

const contents = {
  findings: "Findings",
  unchecked: "What no machine checked",
  criteria: "Criteria",
  checks: "What was checked, and how often",
  places: "Where it was checked",
  answers: "Answered reviews",
};

/** What was checked and when, as a list of terms. */
function facts(summary: Summary): string {
  const { pages, states: opened, stories, totals } = summary;
  const list = {
    Date: `${summary.date}, revision ${summary.revision}`,
    Checked: `${pages} of ${totals.page} pages, ${opened} of ${totals.state} opened states and ${number.format(stories)} of ${number.format(totals.story)} stories, in three themes, at 320 and 1280 pixels`,
    Results: `${number.format(summary.results)}${summary.seconds > 0 ? ` in ${number.format(summary.seconds)} seconds` : ""}; ${number.format(summary.answered)} that needed a review are answered`,
    Tools: Object.entries(summary.tools)
      .map(([name, version]) => `${name} ${version}`)
      .join(", "),
  };
  return `<dl>${Object.entries(list)
    .map(([term, detail]) => `<dt>${term}</dt><dd>${escape(detail)}</dd>`)
    .join("")}</dl>`;
}

/** What was checked, how often: a row for each check. */
function checksTable(run: Run, checks: readonly string[]): string {
  const rows = checks.map((check): Row => {
    const passes = run.passes.filter((pass) => pass.check === check);
    const found = run.findings.filter((finding) => finding.check === check);
    const open = openFindings({ findings: found }).length;
    return {
      criteria: [...new Set([...passes, ...found].flatMap(({ criteria }) => criteria))],
      groups: [...new Set([...passes.map(({ group }) => group), ...found.map(({ subject }) => subject.group)])],
      checks: [check],
      cells: [
        escape(nameOf(check)),
        String(new Set(passes.map(({ rule }) => rule)).size),
        number.format(sum(passes)),
        number.format(open),
        number.format(found.length - open),
      ],
    };
  });
  return table("Results by check", ["Check", "Rules that passed", "Passed", "Findings", "Answered"], rows);
}

/** Where it was checked: a row for each kind of page and each component. */
function placesTable(run: Run): string {
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

function answersTable({ answers }: Summary): string {
  if (answers.length === 0) return "<p>There are none.</p>";
  const rows = answers.map(({ check, rule, reason, count, places, criteria }): Row => ({
    criteria,
    groups: places,
    checks: [check],
    cells: [`${check}: ${rule}`, escape(reason), number.format(count), escape(placesOf(places))],
  }));
  return table("Results that an engine could not decide", ["Rule", "Answer", "Results", "Places"], rows);
}

/** The report to read: one accessible page without external files, except its pictures. */
export function htmlReport(run: Run, summary: Summary): string {
  const open = openFindings(run);
  const articles = [
    ...Map.groupBy(open, ({ rule, selector, message, subject }) =>
      [rule, selector, message, subject.group].join("\n"),
    ).values(),
  ];
  const checks = [...new Set([...run.passes, ...run.findings].map(({ check }) => check))];
  const groups = [...new Set(run.subjects.map(({ group }) => group))].toSorted();
  const untried = summary.protocols.filter(({ done }) => !done).map(({ title }) => title);
  const verdict =
    open.length === 0
      ? "No check failed, and every result that needs a review has an answer."
      : `${summary.failures} results fail, and ${summary.unanswered} need a review.`;
  const criteriaRows = summary.criteria.map((criterion): Row => ({
    criteria: [criterion.id],
    checks: Object.keys(criterion.checks),
    cells: [
      `<a href="${criterionUrl(criterion.id)}">${criterion.id} ${escape(criterion.name)}</a>`,
      criterion.level,
      states[criterion.state],
      escape(notesOf(criterion)),
    ],
  }));
  const filters = [
    select(
      "criteria",
      "Criterion",
      summary.criteria.map(({ id, name }) => [id, `${id} ${name}`] as const),
    ),
    select(
      "groups",
      "Page or component",
      groups.map((group) => [group, group] as const),
    ),
    select(
      "checks",
      "Check",
      checks.map((check) => [check, checkNames[check] ?? check] as const),
    ),
  ];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Accessibility report – Korvane</title><style>${read("report.css")}</style></head>
<body><a class="skip" href="#main">Skip to the report</a>
<main id="main"><h1>Accessibility report of Korvane</h1>
<p class="verdict ${open.length === 0 ? "passed" : "failed"}"><strong>${verdict}</strong> No machine proves conformance: <a href="#unchecked">what no machine checked</a>.</p>
${facts(summary)}
<p>To run it again: <code>npm run a11y</code>; for one component <code>npm run a11y -- ui/dialog</code>, for one page <code>npm run a11y -- /shop</code>.</p>
<nav aria-label="Contents"><ul>${Object.entries(contents)
    .map(([id, title]) => `<li><a href="#${id}">${title}</a></li>`)
    .join("")}</ul></nav>
<form aria-label="Filter the report" hidden>${filters.join("")}<button type="reset">Show all</button><p role="status"></p></form>
<h2 id="findings">${contents.findings}</h2>
${articles.length === 0 ? "<p>There are none.</p>" : articles.map((findings, at) => article(findings, at + 1)).join("\n")}
<h2 id="unchecked">${contents.unchecked}</h2>
${untried.length > 0 ? `<p>No person has tried the site with: ${untried.map(escape).join("; ")}.</p>` : "<p>Every manual protocol has a result.</p>"}
${summary.skipped.length > 0 ? `<p>Skipped: ${summary.skipped.map(({ name, reason }) => escape(`${name} (${reason})`)).join("; ")}.</p>` : ""}
<ul>${summary.criteria
    .filter(({ unchecked, limitation }) => unchecked ?? limitation)
    .map(
      ({ id, name, unchecked, limitation }) =>
        `<li${attributes({ criteria: [id] })}><a href="${criterionUrl(id)}">${id} ${escape(name)}</a>: ${escape(limitation ?? unchecked ?? "")}</li>`,
    )
    .join("")}</ul>
<h2 id="criteria">${contents.criteria}</h2>
${table("The 55 success criteria of WCAG 2.2 at levels A and AA", ["Criterion", "Level", "State", "Remarks"], criteriaRows)}
<h2 id="checks">${contents.checks}</h2>
${checksTable(run, checks)}
<h2 id="places">${contents.places}</h2>
${placesTable(run)}
<h2 id="answers">${contents.answers}</h2>
${answersTable(summary)}
</main><script>${read("report.js")}</script></body></html>
`;
}
