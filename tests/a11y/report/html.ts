import { readFileSync } from "node:fs";
import path from "node:path";
import { countsInWords } from "#content/accessibility-statement.ts";
import { groupDigits } from "#lib/format/number.ts";
import { escapeXml as escape } from "#tools/shared/escape-xml.ts";
import { criterionUrl, reportedCriteria } from "../criteria.ts";
import { notesOfResult } from "../manual.ts";
import { countPasses, findingsOf, isOpen, type Finding, type Run } from "../model.ts";
import { protocols } from "../protocols.ts";
import { checkNames, titleOf } from "../rules.ts";
import { amount, trialsInWords } from "./openacr.ts";
import { isPassed, type Summary } from "./summary.ts";

const styles = readFileSync(path.join(import.meta.dirname, "report.css"), "utf8");

/** A table in a region that scrolls sideways in small windows; its cells are HTML, and the first of a row is its heading. */
const table = (caption: string, head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const heads = head.map((title) => `<th scope="col">${title}</th>`).join("");
  const lines = rows.map(
    ([first, ...cells]) => `<tr><th scope="row">${first}</th>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`,
  );
  return rows.length === 0
    ? "<p>There are none.</p>"
    : `<div class="wide" role="region" aria-label="${caption}" tabindex="0"><table><caption>${caption}</caption><thead><tr>${heads}</tr></thead><tbody>${lines.join("\n")}</tbody></table></div>`;
};

/** A list of terms with details, which are HTML. */
const terms = (list: Readonly<Record<string, string>>): string =>
  `<dl>${Object.entries(list)
    .map(([term, detail]) => `<dt>${term}</dt><dd>${detail}</dd>`)
    .join("")}</dl>`;

/** Links to the definitions of criteria. */
const criterionLinks = (ids: readonly string[]): string =>
  reportedCriteria(ids)
    .map((id) => `<a href="${criterionUrl(id)}">${id}</a>`)
    .join(", ") || "none";

/** Some of the places, in words. */
const placesInWords = (places: readonly string[], most = 6): string =>
  escape(places.slice(0, most).join(", ") + (places.length > most ? ` and ${places.length - most} more` : ""));

/** Equal findings of one element are one article with all places and conditions. */
function article(findings: readonly Finding[], at: number): string {
  const [first] = findings;
  if (!first) return "";
  const { check, rule, criteria, selector, html, message, help, outcome } = first;
  const source = `${escape(checkNames[check] ?? check)}: ${rule}`;
  const facts = {
    Where: placesInWords([...new Set(findings.map(({ subject }) => subject.title))]),
    Element: `<code>${escape(selector)}</code>`,
    When: escape([...new Set(findings.map(({ condition }) => condition))].join("; ")),
    Criteria: criterionLinks(criteria),
    "Found by": help ? `<a href="${escape(help)}">${source}</a>` : source,
    "What is wrong": escape(message),
  };
  return `<article aria-labelledby="finding-${at}"><h3 id="finding-${at}">${at}. ${escape(titleOf(rule))} ${outcome === "cantTell" ? "(needs a review)" : ""}</h3>
${terms(facts)}${html ? `<pre><code>${escape(html)}</code></pre>` : ""}</article>`;
}

function articles(run: Run): string {
  const groups = Map.groupBy(findingsOf(run).filter(isOpen), ({ rule, selector, message, subject }) =>
    [rule, selector, message, subject.group].join("\n"),
  );
  return [...groups.values()].map((findings, at) => article(findings, at + 1)).join("\n") || "<p>There are none.</p>";
}

/** The sentence at the top: what machines and people found wrong. */
function verdictOf({ failures, unanswered, manualFailures }: Summary): string {
  const machine = `${amount(failures, "result fails", "results fail")}, and ${amount(unanswered, "needs", "need")} a review.`;
  const checks =
    failures + unanswered === 0 ? "No check failed, and every result that needs a review has an answer." : machine;
  const manual = `${amount(manualFailures, "criterion", "criteria")} failed for a person with an assistive technology.`;
  return manualFailures > 0 ? `${checks} ${manual}` : checks;
}

/** What was checked and when. */
function runFacts(summary: Summary): string {
  const { date, revision, pages, states, stories, totals, results, seconds, answered, tools } = summary;
  return terms({
    Date: `${date}, revision ${revision}`,
    Opened: `${countsInWords({ page: pages, state: states, story: stories }, totals)}; not every check was made on each of them`,
    Results: `${groupDigits(results)}${seconds > 0 ? ` in ${groupDigits(seconds)} seconds` : ""}, of which ${groupDigits(answered)} are answered reviews`,
    Tools: escape(
      Object.entries(tools)
        .map(([name, version]) => `${name} ${version}`)
        .join(", "),
    ),
  });
}

/** What a check includes, where its name does not say it. */
const details: Record<string, string> = {
  axe: "all rules for WCAG 2.2 A and AA and best practices, at 320 and 1280 pixels; an opened state at its own width",
  "all-themes": "every theme; pages after the first of their kind and stories of pages in the light theme only",
  ibm: "rules for WCAG 2.2 A and AA, on the first page of each kind",
  keyboard:
    "in the light theme, at 320 × 256 pixels forwards and, on pages and stories of ui, backwards; forwards at 1280 × 720 where the structure differs; an opened state at its own width",
  focus: "at every stop of the keyboard walks, in the light theme",
  "target-size": "24 × 24 pixels",
  reflow: "320 × 256 pixels",
  zoom: "200 % and 400 %",
  "forced-colors": "icons of controls and borders of fields, in a light and a dark scheme",
  spoken: "phrases of a virtual screen reader",
};

/** On how many pages, opened states and stories each check was made, and how many results it has. */
function scopeTable(run: Run, { coverage, totals }: Summary): string {
  const allPasses = run.results.flatMap(({ passes }) => passes);
  const rows = coverage.map(({ check, name, checked }) => {
    const open = findingsOf(run).filter((finding) => isOpen(finding) && finding.check === check);
    return [
      escape([name, details[check]].filter(Boolean).join(": ")),
      ...(["page", "state", "story"] as const).map(
        (kind) => `${groupDigits(checked[kind])} of ${groupDigits(totals[kind])}`,
      ),
      groupDigits(countPasses(allPasses.filter((pass) => pass.check === check))),
      groupDigits(open.length),
    ];
  });
  return table("Subjects by check", ["Check", "Pages", "Opened states", "Stories", "Passed", "Findings"], rows);
}

/** What neither a machine nor a person checked. */
function uncheckedSection(summary: Summary): string {
  const { criteria, skipped, coverage, totals } = summary;
  const walked = coverage.find(({ check }) => check === "keyboard");
  const judgments = criteria
    .filter(({ unchecked, limitation }) => unchecked ?? limitation)
    .map(
      ({ id, name, ...own }) =>
        `<li>${id} ${escape([`${name}:`, own.limitation, own.unchecked].filter(Boolean).join(" "))}</li>`,
    );
  const sentences = [
    trialsInWords(summary),
    walked && `The keyboard walks went through ${countsInWords(walked.checked, totals)}.`,
    skipped.length > 0 && `Skipped: ${skipped.map(({ name, reason }) => `${name} (${reason})`).join("; ")}.`,
  ];
  return `<p>${escape(sentences.filter(Boolean).join(" "))}</p><ul>${judgments.join("")}</ul>`;
}

/** The sections of the report after its verdict, by their ids. */
const sectionsOf = (run: Run, summary: Summary): Record<string, [title: string, content: string]> => ({
  findings: ["Findings", articles(run)],
  unchecked: ["What no machine checked", uncheckedSection(summary)],
  scope: ["The scope of each check", scopeTable(run, summary)],
  manual: [
    "Tried by a person",
    table(
      "Results of manual protocols, of which the newest for a technology and criterion counts",
      ["Assistive technology", "Tester", "Date", "Versions", "Failed", "Passed", "Notes"],
      summary.manual
        .toReversed()
        .map((result) => [
          protocols[result.protocol],
          escape(result.tester),
          result.date,
          escape(result.versions),
          criterionLinks(result.failed),
          criterionLinks(result.passed),
          escape(notesOfResult(result)),
        ]),
    ),
  ],
});

const definition =
  "An engine that cannot decide a result leaves it to a person: the result <dfn>needs a review</dfn>. A person who has looked at it writes down why it is right, which makes it an <dfn>answered review</dfn>. An answered review counts as passed; <code>summary.json</code> has all answers. A check is made on pages, opened states of pages, and stories; a repeated page or story has the checks that its words and sizes need.";

/** The report to read: one accessible page without external files. */
export function htmlReport(run: Run, summary: Summary): string {
  const sections = Object.entries(sectionsOf(run, summary));
  const links = sections.map(([id, [title]]) => `<li><a href="#${id}">${title}</a></li>`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Accessibility report – Korvane</title><style>${styles}</style></head>
<body><main><h1>Accessibility report of Korvane</h1>
<p class="verdict ${isPassed(summary) ? "passed" : "failed"}"><strong>${verdictOf(summary)}</strong> No machine proves conformance: <a href="#unchecked">what no machine checked</a>, <a href="#scope">the scope of each check</a>.</p>
<p>${definition}</p>
${runFacts(summary)}
<p>To run it again: <code>npm run a11y</code>; for one component <code>npm run a11y -- ui/dialog</code>, for one page <code>npm run a11y -- /shop</code>.</p>
<nav aria-label="Contents"><ul>${links.join("")}</ul></nav>
${sections.map(([id, [title, content]]) => `<h2 id="${id}">${title}</h2>\n${content}`).join("\n")}
</main></body></html>
`;
}
