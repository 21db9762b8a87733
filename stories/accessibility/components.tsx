import { useState } from "react";
import { Input } from "#ui/control.tsx";
import { Field } from "#ui/field.tsx";
import { ReportTable } from "./report-table.tsx";
import { report } from "./report.ts";
import { StorybookLink } from "./storybook-link.tsx";

const columns = [
  ["keyboard", "Keyboard"],
  ["names", "Names"],
  ["announcements", "Announcements"],
  ["light", "Contrast, light"],
  ["dark", "Contrast, dark"],
  ["contrast", "Contrast, high"],
  ["reflow", "Reflow"],
  ["forcedColors", "Forced colors"],
  ["targetSize", "Target size"],
] as const;

const words = (status: string | null) => ({ passed: "passed", failed: "FAILED" })[status ?? ""] ?? "–";

/** The status of each component and page: what all of its stories passed. */
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
      <ReportTable
        caption="What the stories of each component passed"
        head={["Component", "Stories", ...columns.map(([, title]) => title), "Run again"]}
        rows={rows.map((component) => ({
          key: component.group,
          cells: [
            <StorybookLink key="docs" to={`./?path=/docs/${component.group.replaceAll("/", "-")}--docs`}>
              {component.group}
            </StorybookLink>,
            component.stories,
            ...columns.map(([key]) => words(component[key])),
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
      <ReportTable
        caption="Answered reviews"
        head={["Rule", "Answer", "Results", "Places"]}
        rows={report.answers.map(({ check, rule, reason, count, places }) => ({
          key: `${check} ${rule} ${reason}`,
          cells: [
            `${check}: ${rule}`,
            reason,
            count,
            places.length > 4 ? `${places.slice(0, 4).join(", ")} and ${places.length - 4} more` : places.join(", "),
          ],
        }))}
      />
    </div>
  );
}
