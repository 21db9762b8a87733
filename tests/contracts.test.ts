// @vitest-environment node
import { expect, it } from "vitest";
import { pairProofs } from "#tools/shared/contract-text.ts";
import { contractMarkdown } from "#tools/vite/contracts.ts";
import { findUnproved, readContracts } from "#tools/vite/read-contracts.ts";

const contracts = await readContracts();
const button = contracts.find(({ name }) => name === "button")!;

it("every clause of a contract is proved by a story or a test that exists", () => {
  expect(contracts.flatMap(({ parts }) => parts.flatMap(({ guarantees }) => guarantees)).length).toBeGreaterThan(100);
  expect(findUnproved(contracts)).toEqual([]);
});

it.each([
  ["a clause without a proof", "DoesNotSubmitByDefault", 3],
  ["a proof without a clause", "DoesNotSubmitByDefault; Primary; Primary; Primary; Primary", 1],
])("%s is reported", (_, proofs, count) => {
  const [first, ...others] = button.parts;
  const texts = first!.guarantees.map(({ text }) => text).join("; ");
  const part = { ...first!, guarantees: pairProofs(texts, proofs, "UI/Button") };
  expect(findUnproved([{ ...button, parts: [part, ...others] }])).toHaveLength(count);
});

it("a proof that no longer exists is reported, be it a story or a file", () => {
  const [clause] = button.parts[0]!.guarantees;
  for (const proof of [{ name: "Gone", story: "ui-button--gone" }, { name: "tests/gone.spec.ts" }]) {
    const parts = [{ ...button.parts[0]!, guarantees: [{ text: clause!.text, proofs: [proof] }] }, button.parts[1]!];
    expect(findUnproved([{ ...button, parts }])).toEqual([expect.stringContaining(`${proof.name}, which does not`)]);
  }
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
