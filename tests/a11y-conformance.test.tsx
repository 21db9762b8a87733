// @vitest-environment node
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { countsInWords } from "#content/accessibility-statement.ts";
import { ComponentsTable } from "../stories/accessibility/components.tsx";
import { CriteriaTable, NotTestedAtAll, RunFacts, ScopeTable } from "../stories/accessibility/conformance.tsx";
import { report } from "../stories/accessibility/report.ts";

it("the page of conformance renders the published figures with their scope", () => {
  const inWords = (counts?: Parameters<typeof countsInWords>[0]) => counts && countsInWords(counts, report.totals);
  const criteria = renderToStaticMarkup(<CriteriaTable />);
  for (const { id, name } of report.criteria) expect(criteria).toContain(`${id} ${name}`);
  const keyboard = report.criteria.find(({ id }) => id === "2.1.1");
  expect(criteria).toContain(`Keyboard walks: passed on ${inWords(keyboard?.checks["keyboard"])}`);
  const walked = report.coverage.find(({ check }) => check === "keyboard");
  expect(renderToStaticMarkup(<NotTestedAtAll />)).toContain(`The walks went through ${inWords(walked?.checked)}`);
  expect(renderToStaticMarkup(<RunFacts />)).toContain(report.revision);
  const scope = renderToStaticMarkup(<ScopeTable />);
  for (const { name } of report.coverage) expect(scope).toContain(name);
});

it("the table of components counts stories", () => {
  const table = renderToStaticMarkup(<ComponentsTable />);
  for (const { page } of report.components) expect(table).toContain(`href="./?path=${page}"`);
  const walked = report.components.find(({ group }) => group === "ui/dialog");
  expect(table).toContain(`${walked?.checks.keyboard.passed} of ${walked?.stories}`);
});
