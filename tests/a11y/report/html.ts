import { readFileSync } from "node:fs";
import path from "node:path";
import { countsInWords } from "#content/accessibility-statement.ts";
import { openFindings, type Finding, type Run } from "../model.ts";
import { checkNames, titleOf } from "../rules.ts";
import { attributes, criterionLinks, escape, number, placesInWords, select } from "./markup.ts";
import { amount } from "./openacr.ts";
import {
  answersTable,
  checksTable,
  criteriaTable,
  manualTable,
  placesTable,
  scopeTable,
  uncheckedSection,
} from "./sections.ts";
import { isPassed, type Summary } from "./summary.ts";

const read = (name: string) => readFileSync(path.join(import.meta.dirname, name), "utf8");

/** Equal findings of one element are one article with all places and conditions. */
function article(findings: readonly Finding[], at: number): string {
  const [first] = findings;
  if (!first) return "";
  const { check, rule, criteria, subject, selector, html, message, help, outcome } = first;
  const picture = findings.find((finding) => finding.picture)?.picture;
  const conditions = [...new Set(findings.map(({ condition }) => condition))].join("; ");
  const places = placesInWords([...new Set(findings.map((finding) => finding.subject.title))]);
  const source = `${escape(checkNames[check] ?? check)}: ${rule}`;
  return `<article${attributes({ criteria, groups: [subject.group], checks: [check] })} aria-labelledby="finding-${at}">
<h3 id="finding-${at}">${at}. ${escape(titleOf(rule))} ${outcome === "cantTell" ? "(needs a review)" : ""}</h3>
<dl><dt>Where</dt><dd>${escape(places)}</dd><dt>Element</dt><dd><code>${escape(selector)}</code></dd>
<dt>When</dt><dd>${escape(conditions)}</dd><dt>Criteria</dt><dd>${criterionLinks(criteria)}</dd>
<dt>Found by</dt><dd>${help ? `<a href="${escape(help)}">${source}</a>` : source}</dd>
<dt>What is wrong</dt><dd>${escape(message)}</dd></dl>
${html ? `<pre><code>${escape(html)}</code></pre>` : ""}
${picture ? `<img src="${picture}" alt="The element of finding ${at}, outlined in red" loading="lazy">` : ""}</article>`;
}

const contents = {
  findings: "Findings",
  unchecked: "What no machine checked",
  scope: "The scope of each check",
  criteria: "Criteria",
  manual: "Tried by a person",
  checks: "Results by check",
  places: "Where it was checked",
  answers: "Answered reviews",
};

const definition =
  "An engine that cannot decide a result leaves it to a person: the result <dfn>needs a review</dfn>. A person who has looked at it writes down why it is right, which makes it an <dfn>answered review</dfn>; so does a failure of the second engine that is none. An answered review counts as passed.";

/** The sentence at the top: what machines and people found wrong. */
function verdictOf(summary: Summary): string {
  const { failures, unanswered, manualFailures } = summary;
  const machine = `${amount(failures, "result fails", "results fail")}, and ${amount(unanswered, "needs", "need")} a review.`;
  const checks =
    failures + unanswered === 0 ? "No check failed, and every result that needs a review has an answer." : machine;
  const manual =
    manualFailures > 0 &&
    `${amount(manualFailures, "criterion", "criteria")} failed for a person with an assistive technology.`;
  return [checks, manual].filter(Boolean).join(" ");
}

/** What was checked and when, as a list of terms. */
function facts(summary: Summary): string {
  const { pages, states, stories, totals } = summary;
  const list = {
    Date: `${summary.date}, revision ${summary.revision}`,
    Opened: `${countsInWords({ page: pages, state: states, story: stories }, totals)}; not every check was made on each of them`,
    Results: `${number.format(summary.results)}${summary.seconds > 0 ? ` in ${number.format(summary.seconds)} seconds` : ""}, of which ${number.format(summary.answered)} are answered reviews`,
    Tools: Object.entries(summary.tools)
      .map(([name, version]) => `${name} ${version}`)
      .join(", "),
  };
  return `<dl>${Object.entries(list)
    .map(([term, detail]) => `<dt>${term}</dt><dd>${escape(detail)}</dd>`)
    .join("")}</dl>`;
}

/** The fields that filter the report. */
function filtersOf(run: Run, summary: Summary, checks: readonly string[]): string {
  const groups = [...new Set(run.subjects.map(({ group }) => group))].toSorted();
  const ofCriteria = summary.criteria.map(({ id, name }) => [id, `${id} ${name}`] as const);
  const ofGroups = groups.map((group) => [group, group] as const);
  const ofChecks = checks.map((check) => [check, checkNames[check] ?? check] as const);
  return [
    select("criteria", "Criterion", ofCriteria),
    select("groups", "Page or component", ofGroups),
    select("checks", "Check", ofChecks),
  ].join("");
}

/** The report to read: one accessible page without external files, except its pictures. */
export function htmlReport(run: Run, summary: Summary): string {
  const articles = [
    ...Map.groupBy(openFindings(run), ({ rule, selector, message, subject }) =>
      [rule, selector, message, subject.group].join("\n"),
    ).values(),
  ];
  const checks = [...new Set([...run.passes, ...run.findings].map(({ check }) => check))];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Accessibility report – Korvane</title><style>${read("report.css")}</style></head>
<body><a class="skip" href="#main">Skip to the report</a>
<main id="main"><h1>Accessibility report of Korvane</h1>
<p class="verdict ${isPassed(summary) ? "passed" : "failed"}"><strong>${verdictOf(summary)}</strong> No machine proves conformance: <a href="#unchecked">what no machine checked</a>, <a href="#scope">the scope of each check</a>.</p>
<p>${definition}</p>
${facts(summary)}
<p>To run it again: <code>npm run a11y</code>; for one component <code>npm run a11y -- ui/dialog</code>, for one page <code>npm run a11y -- /shop</code>.</p>
<nav aria-label="Contents"><ul>${Object.entries(contents)
    .map(([id, title]) => `<li><a href="#${id}">${title}</a></li>`)
    .join("")}</ul></nav>
<form aria-label="Filter the report" hidden>${filtersOf(run, summary, checks)}<button type="reset">Show all</button><p role="status"></p></form>
<h2 id="findings">${contents.findings}</h2>
${articles.length === 0 ? "<p>There are none.</p>" : articles.map((findings, at) => article(findings, at + 1)).join("\n")}
<h2 id="unchecked">${contents.unchecked}</h2>
${uncheckedSection(summary)}
<h2 id="scope">${contents.scope}</h2>
${scopeTable(summary)}
<p>A subject is a page, an opened state of a page, or a story: a component or page in one state. A repeated page or story has the checks that its words and sizes need; those that depend on its structure alone are made on the first one.</p>
<h2 id="criteria">${contents.criteria}</h2>
${criteriaTable(summary)}
<h2 id="manual">${contents.manual}</h2>
${manualTable(summary)}
<h2 id="checks">${contents.checks}</h2>
${checksTable(run, checks)}
<h2 id="places">${contents.places}</h2>
${placesTable(run)}
<h2 id="answers">${contents.answers}</h2>
${answersTable(summary)}
</main><script>${read("report.js")}</script></body></html>
`;
}
