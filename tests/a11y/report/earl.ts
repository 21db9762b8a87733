import { criteria, criterionUrl, reportedCriteria } from "../criteria.ts";
import { newestVerdicts, notesOfResult, type ManualResult, type Verdict } from "../manual.ts";
import type { Finding, Run, Subject } from "../model.ts";
import { protocols } from "../protocols.ts";
import { titleOf, toolNames } from "../rules.ts";

const context = {
  earl: "http://www.w3.org/ns/earl#",
  dct: "http://purl.org/dc/terms/",
  foaf: "http://xmlns.com/foaf/0.1/",
  ptr: "http://www.w3.org/2009/pointers#",
};

const tool = "urn:korvane:a11y";
const reviewers = "urn:korvane:reviewers";
const site = "urn:korvane:site";

const slug = (text: string) => encodeURIComponent(text.trim().toLowerCase().replaceAll(/\s+/g, "-"));
const personId = (name: string) => `urn:korvane:person:${slug(name)}`;
const subjectId = ({ kind, group }: Pick<Subject, "kind" | "group">) => `urn:korvane:${kind}:${group}`;

type Rule = Pick<Finding, "check" | "rule" | "criteria">;

/** The documentation of a rule, at the version of its engine. */
function ruleUrl({ check, rule }: Pick<Rule, "check" | "rule">, tools: Run["tools"]): string {
  const [major, minor] = (tools["axe-core"] ?? "").split(".");
  if (check === "axe") return `https://dequeuniversity.com/rules/axe/${major}.${minor}/${rule}`;
  if (check === "ibm") return `https://able.ibm.com/rules/archives/latest/doc/en-US/${rule}.html`;
  return `urn:korvane:a11y:${check}:${rule}`;
}

/** The rules as tests, each once; different results of a rule may name different criteria. */
function testsOf(rules: readonly Rule[], tools: Run["tools"]) {
  return [...Map.groupBy(rules, (one) => ruleUrl(one, tools))].map(([id, same]) => ({
    "@type": "earl:TestCriterion",
    "@id": id,
    "dct:title": titleOf(same[0]?.rule ?? ""),
    "dct:isPartOf": [...new Set(same.flatMap(({ criteria: own }) => reportedCriteria(own)))].map((one) => ({
      "@id": criterionUrl(one),
    })),
  }));
}

interface Assertion {
  by: string;
  subject: string;
  test: string;
  mode: "automatic" | "semiAuto" | "manual";
  outcome: "passed" | "failed" | "cantTell";
  date: string;
  info: string;
  description?: string;
  selector?: string;
}

const assertion = ({ by, subject, test, mode, outcome, date, info, description, selector }: Assertion) => ({
  "@type": "earl:Assertion",
  "earl:assertedBy": { "@id": by },
  "earl:subject": { "@id": subject },
  "earl:test": { "@id": test },
  "earl:mode": { "@id": `earl:${mode}` },
  "earl:result": {
    "@type": "earl:TestResult",
    "earl:outcome": { "@id": `earl:${outcome}` },
    "dct:date": date,
    ...(description && { "dct:description": description }),
    "earl:info": info,
    ...(selector && { "earl:pointer": { "@type": "ptr:CSSSelectorPointer", "ptr:expression": selector } }),
  },
});

/** What the engines said, with the answers of people, and what people found with assistive technologies. */
function assertionsOf({ passes, findings, date, tools }: Run, verdicts: readonly Verdict[]): Assertion[] {
  const automatic = { by: tool, mode: "automatic", date } as const;
  return [
    ...passes.map((pass): Assertion => ({
      ...automatic,
      subject: subjectId(pass),
      test: ruleUrl(pass, tools),
      outcome: "passed",
      info: `${pass.count} passed`,
    })),
    ...findings.flatMap((finding): Assertion[] => {
      const { subject, selector, answer, outcome, message, condition } = finding;
      const info = `${subject.title}, ${condition}`;
      const common = { ...automatic, subject: subjectId(subject), test: ruleUrl(finding, tools), info, selector };
      const found: Assertion = { ...common, outcome, description: message };
      const review = { by: reviewers, mode: "semiAuto", outcome: "passed", description: answer ?? "" } as const;
      return answer === undefined ? [found] : [found, { ...common, ...review }];
    }),
    ...verdicts.map(({ criterion, passed, result }): Assertion => ({
      by: personId(result.tester),
      subject: site,
      test: criterionUrl(criterion),
      mode: "manual",
      outcome: passed ? "passed" : "failed",
      date: result.date,
      info: `${protocols[result.protocol]}: ${result.versions}`,
      description: notesOfResult(result),
    })),
  ];
}

/** The evaluation report of a run and of manual results in EARL 1.0, as JSON-LD. */
export function earlReport(run: Run, manual: readonly ManualResult[]): object {
  const verdicts = newestVerdicts(manual);
  const people = new Map(verdicts.map(({ result: { tester } }) => [personId(tester), tester]));
  const subjects = [...run.subjects, ...run.passes, ...run.findings.map(({ subject }) => subject)];
  const groups = new Map(subjects.map((subject) => [subjectId(subject), subject]));
  return {
    "@context": context,
    "@graph": [
      {
        "@id": tool,
        "@type": ["earl:Assertor", "earl:Software"],
        "dct:title": "Korvane accessibility checks",
        "dct:hasVersion": run.revision,
        "dct:description": Object.entries(run.tools)
          .map(([name, version]) => `${toolNames[name] ?? name} ${version}`)
          .join(", "),
      },
      {
        "@id": reviewers,
        "@type": ["earl:Assertor", "foaf:Group"],
        "foaf:name": "The people who answered what an engine could not decide",
      },
      ...[...people].map(([id, name]) => ({ "@id": id, "@type": ["earl:Assertor", "foaf:Person"], "foaf:name": name })),
      { "@id": site, "@type": ["earl:TestSubject"], "dct:title": "The Korvane website" },
      ...[...groups].map(([id, { group, kind }]) => ({
        "@id": id,
        "@type": ["earl:TestSubject"],
        "dct:title": group,
        "dct:description": kind,
        "dct:isPartOf": { "@id": site },
      })),
      ...criteria.map(({ id, name }) => ({
        "@id": criterionUrl(id),
        "@type": "earl:TestRequirement",
        "dct:title": `${id} ${name}`,
      })),
      ...testsOf([...run.passes, ...run.findings], run.tools),
      ...assertionsOf(run, verdicts).map(assertion),
    ],
  };
}
