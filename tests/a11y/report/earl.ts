import { exampleUrl } from "#tools/site/site-url.ts";
import { review } from "../answers.ts";
import { criteria, criterionUrl, reportedCriteria } from "../criteria.ts";
import { newestVerdicts, notesOfResult, type ManualResult, type Verdict } from "../manual.ts";
import { countPasses, findingsOf, type Rule, type Run, type Subject } from "../model.ts";
import { protocols } from "../protocols.ts";
import { ruleOf, titleOf, toolNames } from "../rules.ts";

const context = {
  earl: "http://www.w3.org/ns/earl#",
  dct: "http://purl.org/dc/terms/",
  foaf: "http://xmlns.com/foaf/0.1/",
  ptr: "http://www.w3.org/2009/pointers#",
};

/** The software that makes a check, by the check; our own checks are one assertor. */
const assertors: Readonly<Record<string, string>> = { axe: "axe-core", ibm: "accessibility-checker-engine" };
const assertorId = (check: string) => `urn:korvane:tool:${assertors[check] ?? "korvane"}`;
const site = "urn:korvane:site";

const slug = (text: string) => encodeURIComponent(text.trim().toLowerCase().replaceAll(/\s+/g, "-"));
const personId = (name: string) => `urn:korvane:person:${slug(name)}`;
const subjectId = ({ kind, group }: Subject) => `urn:korvane:${kind}:${group}`;

/** Where a subject is: a page, the page of an opened state, or a story of the Storybook beside the site. */
const addressOf = ({ kind, id, group }: Subject): string =>
  exampleUrl + { page: id, state: group.split(" while ")[0], story: `/storybook/?path=/story/${id}` }[kind];

/** The browsers of a run, in words. */
const browsersOf = (tools: Run["tools"]) =>
  Object.entries(tools)
    .filter(([name]) => !Object.values(assertors).includes(name))
    .map(([name, version]) => `${toolNames[name] ?? name} ${version}`)
    .join(", ");

/** What a browser that is missing leaves untested. */
const sameTree = ruleOf("same-tree");

/** The documentation of a rule, at the version of its engine. */
function ruleUrl({ check, rule }: Rule, tools: Run["tools"]): string {
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
  outcome: "passed" | "failed" | "cantTell" | "untested";
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
function assertionsOf(run: Run, verdicts: readonly Verdict[]): Assertion[] {
  const { skipped, date, tools } = run;
  const automatic = { mode: "automatic", date } as const;
  const passes = run.results.flatMap(({ subject, passes: own }) => own.map((pass) => ({ ...pass, subject })));
  const passesOfRules = Map.groupBy(passes, (pass) => `${subjectId(pass.subject)} ${ruleUrl(pass, tools)}`);
  return [
    ...[...passesOfRules.values()].flatMap((same) =>
      same.slice(0, 1).map((pass): Assertion => ({
        ...automatic,
        by: assertorId(pass.check),
        subject: subjectId(pass.subject),
        test: ruleUrl(pass, tools),
        outcome: "passed",
        info: `${countPasses(same)} passed`,
      })),
    ),
    ...findingsOf(run).flatMap((finding): Assertion[] => {
      const { subject, selector, answer, outcome, message, condition } = finding;
      const info = `${subject.title}, ${condition}`;
      const by = assertorId(finding.check);
      const common = { ...automatic, by, subject: subjectId(subject), test: ruleUrl(finding, tools), info, selector };
      const found: Assertion = { ...common, outcome, description: message };
      const { reviewer, date: reviewed } = review;
      const answered = { by: personId(reviewer), mode: "semiAuto", outcome: "passed", date: reviewed } as const;
      return answer === undefined ? [found] : [found, { ...common, ...answered, description: answer }];
    }),
    ...skipped.map(({ name, reason }): Assertion => ({
      ...automatic,
      by: assertorId("browsers"),
      subject: site,
      test: ruleUrl(sameTree, tools),
      outcome: "untested",
      info: name,
      description: reason,
    })),
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
  const names = [review.reviewer, ...verdicts.map(({ result }) => result.tester)];
  const people = new Map(names.map((name) => [personId(name), name]));
  const groups = Map.groupBy(
    run.results.map(({ subject }) => subject),
    subjectId,
  );
  return {
    "@context": context,
    "@graph": [
      ...["axe", "ibm", "own"].map((check) => {
        const name = assertors[check];
        return {
          "@id": assertorId(check),
          "@type": ["earl:Assertor", "earl:Software"],
          "dct:title": name ? (toolNames[name] ?? name) : "Korvane accessibility checks",
          "dct:hasVersion": name ? run.tools[name] : run.revision,
          ...(!name && { "dct:description": browsersOf(run.tools) }),
        };
      }),
      ...[...people].map(([id, name]) => ({ "@id": id, "@type": ["earl:Assertor", "foaf:Person"], "foaf:name": name })),
      { "@id": site, "@type": ["earl:TestSubject"], "dct:title": "The Korvane website" },
      ...[...groups].map(([id, subjects]) => ({
        "@id": id,
        "@type": ["earl:TestSubject"],
        "dct:title": subjects[0]?.group,
        "dct:description": subjects[0]?.kind,
        "dct:isPartOf": { "@id": site },
        "foaf:page": [...new Set(subjects.map(addressOf))].map((address) => ({ "@id": address })),
      })),
      ...criteria.map(({ id, name }) => ({
        "@id": criterionUrl(id),
        "@type": "earl:TestRequirement",
        "dct:title": `${id} ${name}`,
      })),
      ...testsOf([...run.results.flatMap(({ passes, findings }) => [...passes, ...findings]), sameTree], run.tools),
      ...assertionsOf(run, verdicts).map(assertion),
    ],
  };
}
