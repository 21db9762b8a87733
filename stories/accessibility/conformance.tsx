import { useState } from "react";
import { countsInWords, triedInWords } from "#content/accessibility-statement.ts";
import { Input } from "#ui/control.tsx";
import { Field } from "#ui/field.tsx";
import { Link } from "#ui/link.tsx";
import { criterionUrl } from "../../tests/a11y/criteria.ts";
import { checkNames, stateNames } from "../../tests/a11y/rules.ts";
import { CardTable } from "../docs/card-table.tsx";
import { Choice } from "../docs/choice.tsx";
import { report } from "./report.ts";
import { StorybookLink } from "./storybook-link.tsx";

type Criterion = (typeof report.criteria)[number];

const number = new Intl.NumberFormat("en");

/** The page of a protocol in the sidebar. */
const protocolPath = (id: string) => `./?path=/docs/accessibility-protocols-${id}--docs`;

const storyName = (reference: string) =>
  reference.replace("#", ": ").replaceAll(/(?<=[a-z])(?=[A-Z0-9])|(?<=[A-Z])(?=[A-Z][a-z])/g, " ");

/** The address of the repository at the built commit, which the publishing workflow sets. */
const repository: unknown = import.meta.env["STORYBOOK_SOURCE_URL"];

/** A file of tests, as a link where the repository is known. */
function TestFile({ file }: { file: string }) {
  const name = <code className="text-caption wrap-anywhere">{file}</code>;
  return typeof repository === "string" ? <StorybookLink to={`${repository}/${file}`}>{name}</StorybookLink> : name;
}

/** When and how the figures were made. */
export function RunFacts() {
  const facts = [
    ["Last run", `${report.date}, revision ${report.revision}`],
    ["Opened", countsInWords({ page: report.pages, state: report.states, story: report.stories }, report.totals)],
    ["Results", number.format(report.results)],
    ["Failures", String(report.failures)],
    ["Criteria that failed for a person", String(report.manualFailures)],
    ["Reviews without an answer", String(report.unanswered)],
    ["Answered reviews", number.format(report.answered)],
    [
      "Tools",
      Object.entries(report.tools)
        .map(([name, version]) => `${name} ${version}`)
        .join(", "),
    ],
    ...report.skipped.map(({ name, reason }) => [`Skipped: ${name}`, reason] as const),
  ] as const;
  return (
    <dl className="sb-unstyled grid grid-cols-1 gap-x-8 text-small text-primary sm:grid-cols-2">
      {facts.map(([term, detail]) => (
        <div key={term} className="flex flex-col border-t-thin border-hairline py-3">
          <dt className="text-secondary">{term}</dt>
          <dd className="font-medium tabular-nums">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}

function TestedBy({ criterion: { checks, stories, files, answered } }: { criterion: Criterion }) {
  return (
    <ul role="list" className="flex flex-col gap-1">
      {Object.entries(checks).map(([check, counts]) => (
        <li key={check}>
          {checkNames[check] ?? check}: passed on {countsInWords(counts, report.totals)}
        </li>
      ))}
      {answered > 0 && <li>{number.format(answered)} reviews answered</li>}
      {stories.map(({ reference, id, passed }) => (
        <li key={reference}>
          Story <StorybookLink to={`./?path=/story/${id}`}>{storyName(reference)}</StorybookLink>
          {passed === false && " (failed)"}
        </li>
      ))}
      {files.map((file) => (
        <li key={file}>
          <TestFile file={file} />
        </li>
      ))}
    </ul>
  );
}

function NotTested({ criterion }: { criterion: Criterion }) {
  const { protocols } = criterion;
  const text = [criterion.notApplicable, criterion.limitation, criterion.unchecked].filter(Boolean).join(" ");
  return (
    <div className="flex flex-col gap-2">
      {text && <p>{text}</p>}
      {protocols.length > 0 && (
        <ul role="list" className="flex flex-col gap-1">
          {protocols.map(({ id, done }) => (
            <li key={id}>
              <StorybookLink to={protocolPath(id)}>
                {report.protocols.find((protocol) => protocol.id === id)?.title ?? id}
              </StorybookLink>
              : {done ? "done" : "not tried"}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The success criteria with what tests them, searchable. */
export function CriteriaTable() {
  const [query, setQuery] = useState("");
  const [state, setState] = useState("");
  const rows = report.criteria.filter(
    (criterion) =>
      (!state || criterion.state === state) &&
      `${criterion.id} ${criterion.name} ${criterion.level}`.toLowerCase().includes(query.trim().toLowerCase()),
  );
  return (
    <div className="sb-unstyled flex flex-col gap-6 bg-page p-4 text-body text-primary sm:p-6">
      <div className="flex flex-wrap items-end gap-6">
        <div className="w-full max-w-panel">
          <Field label="Find a criterion" hint="By number or name, such as 2.4.11">
            <Input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
          </Field>
        </div>
        <Choice label="State" all="All" options={stateNames} value={state} onChoose={setState} />
        <p role="status" className="py-2 text-small text-secondary">
          {rows.length} of {report.criteria.length} criteria
        </p>
      </div>
      <CardTable
        caption="WCAG 2.2, levels A and AA"
        head={["Criterion", "State", "Tested by", "Not decided by a machine"]}
        rows={rows.map((criterion) => ({
          key: criterion.id,
          cells: [
            <span key="name">
              <Link to={criterionUrl(criterion.id)}>
                {criterion.id} {criterion.name}
              </Link>{" "}
              <span className="text-secondary">({criterion.level})</span>
            </span>,
            <span key="state" className="font-medium">
              {stateNames[criterion.state]}
            </span>,
            <TestedBy key="tests" criterion={criterion} />,
            <NotTested key="rest" criterion={criterion} />,
          ],
        }))}
      />
    </div>
  );
}

/** On how many pages, opened states and stories each check was made. */
export function ScopeTable() {
  const { coverage, totals } = report;
  const cell = (count: number, total: number) => `${number.format(count)} of ${number.format(total)}`;
  return (
    <div className="sb-unstyled bg-page p-4 text-body text-primary sm:p-6">
      <CardTable
        caption="Subjects by check"
        head={["Check", "Pages", "Opened states", "Stories"]}
        rows={coverage.map(({ check, name, checked }) => ({
          key: check,
          cells: [
            name,
            cell(checked.page, totals.page),
            cell(checked.state, totals.state),
            cell(checked.story, totals.story),
          ],
        }))}
      />
    </div>
  );
}

/** What the last run and people left out: protocols without a result, browsers that were missing, and judgments. */
export function NotTestedAtAll() {
  const untried = report.protocols.filter(({ done }) => !done);
  const tried = triedInWords(report.protocols);
  const walked = report.coverage.find(({ check }) => check === "keyboard");
  const judgments = report.criteria.filter(({ unchecked, limitation }) => unchecked ?? limitation);
  return (
    <div className="sb-unstyled flex flex-col gap-6 text-body text-primary">
      <div className="flex flex-col gap-2">
        <h3 className="text-title font-semibold">Assistive technologies that no person has tried</h3>
        {untried.length === 0 && <p>Every protocol has a result.</p>}
        <ul role="list" className="flex flex-col gap-1">
          {untried.map(({ id, title }) => (
            <li key={id}>
              <StorybookLink to={protocolPath(id)}>{title}</StorybookLink>
            </li>
          ))}
        </ul>
      </div>
      {tried.length > 0 && (
        <div className="flex flex-col gap-2">
          <h3 className="text-title font-semibold">Assistive technologies that a person has tried</h3>
          <ul role="list" className="flex flex-col gap-1">
            {tried.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      {walked && (
        <div className="flex flex-col gap-2">
          <h3 className="text-title font-semibold">Where no keyboard walk went</h3>
          <p>
            The walks went through {countsInWords(walked.checked, report.totals)}, in the light theme; they left out the
            rest. <a href="#scope-of-each-check">Scope of each check</a> has the same for every check.
          </p>
        </div>
      )}
      <div className="flex flex-col gap-2">
        <h3 className="text-title font-semibold">Browsers that were missing in the last run</h3>
        <p>
          {report.skipped.length === 0
            ? "None: the run compared Chromium and WebKitGTK."
            : report.skipped.map(({ name, reason }) => `${name}: ${reason}`).join("; ")}
        </p>
      </div>
      <div className="flex flex-col gap-2">
        <h3 className="text-title font-semibold">What no machine decides</h3>
        <ul role="list" className="flex flex-col gap-1">
          {judgments.map(({ id, name, unchecked, limitation }) => (
            <li key={id}>
              <span className="font-medium">
                {id} {name}:
              </span>{" "}
              {[limitation, unchecked].filter(Boolean).join(" ")}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
