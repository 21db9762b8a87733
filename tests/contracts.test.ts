// @vitest-environment node
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { pairProofs } from "#tools/shared/contract-text.ts";
import { root } from "#tools/shared/run.ts";
import { contractMarkdown } from "#tools/vite/contracts.ts";
import { findUnproved, readContracts } from "#tools/vite/read-contracts.ts";

const contracts = await readContracts();
const button = contracts.find(({ name }) => name === "button")!;

it("every clause of a contract is proved by a story or a test that exists", () => {
  expect(contracts.flatMap(({ parts }) => parts.flatMap(({ guarantees }) => guarantees)).length).toBeGreaterThan(100);
  expect(findUnproved(contracts)).toEqual([]);
});

it("a clause without a proof is reported, and a proof without a clause, or that no longer exists", () => {
  const [first, ...others] = button.parts;
  const texts = first!.guarantees.map(({ text }) => text).join("; ");
  const reportOf = (proofs: string) => {
    const part = { ...first!, guarantees: pairProofs(texts, proofs, "UI/Button") };
    return findUnproved([{ ...button, parts: [part, ...others] }]);
  };
  const own = "DoesNotSubmitByDefault; TargetIsAtLeast44PixelsHigh; PressingSubmitLeavesTheFocusInTheField";
  expect(reportOf(`${own}; tests/browser/print.spec.ts`)).toEqual([]);
  expect(reportOf(own)).toHaveLength(1);
  expect(reportOf(`${own}; Primary; Primary`)).toHaveLength(1);
  for (const gone of ["Gone", "tests/gone.spec.ts"])
    expect(reportOf(`${own}; ${gone}`)).toEqual([expect.stringContaining(`${gone}, which does not`)]);
});

it("a contract has guarantees with their stories, props, keys, tokens and stories", () => {
  const text = contractMarkdown(button);
  expect(text).toContain(
    "- a target at least 44 px high ([Target Is At Least 44 Pixels High](../?path=/story/ui-button--target-is-at-least-44-pixels-high))",
  );
  expect(text).toMatch(/^\| `size` \| `.*"compact".*` \| normal \| .+ \|$/m);
  expect(text).toContain("| Enter, Space | Activates the button. |");
  expect(text).toContain("- `color.bg.action`");
  expect(text).toContain("- [Primary](../?path=/story/ui-button--primary)");
});

it("the props of every component are on the page of its file, as those of the component or of a subcomponent", () => {
  const missing = contracts.flatMap(({ name, parts }) => {
    const stories = readFileSync(path.join(root, `stories/ui/${name}.stories.tsx`), "utf8");
    const shown = [...stories.matchAll(/\b(?:sub)?components?: (?:\{ )?([^\n<}]+)/g)].flatMap(([, names = ""]) =>
      names.split(/\W+/),
    );
    return parts.filter((part) => !shown.includes(part.name)).map((part) => `${name}: ${part.name}`);
  });
  expect(missing).toEqual([]);
});

it("the table of props shows the default of every optional choice", () => {
  const choice = /^(?:boolean|number|["\d].*)$/;
  const missing = contracts.flatMap(({ name, parts }) =>
    parts
      .flatMap(({ props }) => props)
      .filter((prop) => !prop.isRequired && choice.test(prop.type) && prop.default === undefined)
      .filter(({ description }) => !/by default/i.test(description))
      .map((prop) => `${name}: ${prop.name}`),
  );
  expect(missing).toEqual([]);
});

it("the table of props shows the defaults that the components have", () => {
  const wrong = contracts.flatMap(({ file, parts }) => {
    const source = readFileSync(path.join(root, file), "utf8");
    const variants = [...source.matchAll(/defaultVariants: \{([^}]*)\}/g)].map(([, list]) => list).join(",");
    const defaults = new Map(
      [...variants.matchAll(/"?([\w-]+)"?: "([^"]*)"/g)].map(([, name, value]) => [name, value]),
    );
    return parts
      .flatMap(({ props }) => props)
      .filter((prop) => prop.default && defaults.has(prop.name) && prop.default !== defaults.get(prop.name))
      .map((prop) => `${file}: ${prop.name}`);
  });
  expect(wrong).toEqual([]);
});
