import { criterionUrl } from "../criteria.ts";
import type { Run, Subject } from "../model.ts";
import { titleOf } from "../rules.ts";

const ruleUrl = (check: string, rule: string, help?: string) => {
  if (check === "axe") return `https://dequeuniversity.com/rules/axe/4.11/${rule}`;
  return help ?? `urn:korvane:a11y:${check}:${rule}`;
};

/** The evaluation report of a run in EARL 1.0, as JSON-LD. */
export function earlReport(run: Run): object {
  const subjectId = ({ kind, group }: Pick<Subject, "kind" | "group">) => `urn:korvane:${kind}:${group}`;
  const groups = new Map(run.subjects.map((subject) => [subjectId(subject), subject]));
  const assertedBy = { "@id": "urn:korvane:a11y" };
  const test = (check: string, rule: string, criteria: readonly string[], help?: string) => ({
    "@type": "earl:TestCriterion",
    "@id": ruleUrl(check, rule, help),
    "dct:title": titleOf(rule),
    "dct:isPartOf": criteria.map((id) => ({ "@id": criterionUrl(id) })),
  });
  return {
    "@context": {
      earl: "http://www.w3.org/ns/earl#",
      dct: "http://purl.org/dc/terms/",
      foaf: "http://xmlns.com/foaf/0.1/",
      ptr: "http://www.w3.org/2009/pointers#",
      cnt: "http://www.w3.org/2011/content#",
    },
    "@graph": [
      {
        "@id": "urn:korvane:a11y",
        "@type": ["earl:Assertor", "earl:Software"],
        "dct:title": "Korvane accessibility checks",
        "dct:hasVersion": run.revision,
        "dct:description": Object.entries(run.tools)
          .map(([name, version]) => `${name} ${version}`)
          .join(", "),
      },
      ...[...groups].map(([id, { group, kind }]) => ({
        "@id": id,
        "@type": ["earl:TestSubject"],
        "dct:title": group,
        "dct:description": kind,
      })),
      ...run.passes.map(({ check, rule, criteria, group, kind, count }) => ({
        "@type": "earl:Assertion",
        "earl:assertedBy": assertedBy,
        "earl:subject": { "@id": subjectId({ kind, group }) },
        "earl:test": test(check, rule, criteria),
        "earl:mode": { "@id": "earl:automatic" },
        "earl:result": {
          "@type": "earl:TestResult",
          "earl:outcome": { "@id": "earl:passed" },
          "dct:date": run.date,
          "earl:info": `${count} passed`,
        },
      })),
      ...run.findings.map((finding) => ({
        "@type": "earl:Assertion",
        "earl:assertedBy": assertedBy,
        "earl:subject": { "@id": subjectId(finding.subject) },
        "earl:test": test(finding.check, finding.rule, finding.criteria, finding.help),
        // a person has answered what the engine could not tell
        "earl:mode": { "@id": finding.answer === undefined ? "earl:automatic" : "earl:semiAuto" },
        "earl:result": {
          "@type": "earl:TestResult",
          "earl:outcome": { "@id": finding.answer === undefined ? `earl:${finding.outcome}` : "earl:passed" },
          "dct:date": run.date,
          "dct:description": finding.answer ?? finding.message,
          "earl:info": `${finding.subject.title}, ${finding.condition}`,
          "earl:pointer": { "@type": "ptr:CSSSelectorPointer", "ptr:expression": finding.selector },
        },
      })),
    ],
  };
}
