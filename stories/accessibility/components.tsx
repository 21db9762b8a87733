import { useState } from "react";
import { Input } from "#ui/control.tsx";
import { Field } from "#ui/field.tsx";
import { checkNames } from "../../tests/a11y/rules.ts";
import { CardTable } from "../docs/card-table.tsx";
import { report } from "./report.ts";
import { StorybookLink } from "./storybook-link.tsx";

const columns = [
  ["keyboard", "Keyboard"],
  ["names", "Names"],
  ["announcements", "Announcements"],
  ["contrast", "Contrast, light theme"],
  ["contrastInAllThemes", "Contrast, all themes"],
  ["reflow", "Reflow"],
  ["forcedColors", "Forced colors"],
  ["targetSize", "Target size"],
] as const;

/** On how many of its stories a component passed; a dash where no story has anything that the check is about. */
function inWords({ passed, failed }: { passed: number; failed: number }, stories: number): string {
  if (failed > 0) return `FAILED on ${failed} of ${stories}`;
  return passed > 0 ? `${passed} of ${stories}` : "–";
}

/** The status of each component and page: how many of its stories passed each check. */
export function ComponentsTable() {
  const [query, setQuery] = useState("");
  const rows = report.components.filter(({ group }) => group.includes(query.trim().toLowerCase().replaceAll(" ", "-")));
  return (
    <div className="sb-unstyled flex flex-col gap-6 bg-page p-4 text-body text-primary sm:p-6">
      <div className="flex flex-wrap items-end gap-6">
        <div className="w-full max-w-panel">
          <Field label="Find a component" hint="By name, such as dialog">
            <Input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
          </Field>
        </div>
        <p role="status" className="py-2 text-small text-secondary">
          {rows.length} of {report.components.length} components
        </p>
      </div>
      <CardTable
        caption="The stories of each component that passed"
        head={["Component", "Stories", ...columns.map(([, title]) => title), "Run again"]}
        rows={rows.map((component) => ({
          key: component.group,
          cells: [
            <StorybookLink key="docs" to={`./?path=${component.page}`}>
              {component.group}
            </StorybookLink>,
            component.stories,
            ...columns.map(([key]) => inWords(component.checks[key], component.stories)),
            <code key="command" className="text-caption wrap-anywhere">
              npm run a11y -- {component.group}
            </code>,
          ],
        }))}
      />
    </div>
  );
}

/** The results that an engine could not decide, each with the answer of a person. */
export function AnswersTable() {
  return (
    <div className="sb-unstyled bg-page p-4 text-body text-primary sm:p-6">
      <CardTable
        caption="Answered reviews"
        head={["Rule", "Answer", "Results", "Places"]}
        rows={report.answers.map(({ check, rule, reason, count, places }) => ({
          key: `${check} ${rule} ${reason}`,
          cells: [
            `${checkNames[check] ?? check}: ${rule}`,
            reason,
            count,
            places.length > 4 ? `${places.slice(0, 4).join(", ")} and ${places.length - 4} more` : places.join(", "),
          ],
        }))}
      />
    </div>
  );
}
