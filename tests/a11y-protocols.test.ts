// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { prefilledResult } from "../stories/accessibility/invitation.tsx";
import { protocolSteps } from "../stories/accessibility/protocol-steps.ts";
import { resultOf } from "../stories/accessibility/protocol.tsx";
import { criteria } from "./a11y/criteria.ts";
import { readManualResults } from "./a11y/manual.ts";
import { protocols, type ProtocolId } from "./a11y/protocols.ts";

const root = path.resolve(import.meta.dirname, "..");
const ids = Object.keys(protocols) as ProtocolId[];
const stepsOf = (id: ProtocolId) => protocolSteps[id] ?? [];

it("the steps of a protocol belong to known criteria, and every protocol has a page", () => {
  const known = new Set(criteria.map(({ id }) => id));
  for (const id of ids) {
    expect(
      stepsOf(id).flatMap((step) => step.criteria.filter((own) => !known.has(own))),
      id,
    ).toEqual([]);
    expect(readFileSync(path.join(root, `stories/accessibility/protocols/${id}.mdx`), "utf8")).toContain(`id="${id}"`);
  }
});

const textIn = (folder: string, extension: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(extension))
    .map((file) => readFileSync(path.join(root, folder, file), "utf8"))
    .join("\n");

/** Equal for texts that differ in spaces, in numbers, and in what a template fills in. */
const normalize = (text: string) =>
  text
    .replaceAll(/\s+/g, " ")
    .replaceAll(/\$\{[^{}]*\}|\$?\d[\d,.]*(?<=\d)|From Idea to Market|The Quiet Supply Chain/g, "#");

it("the quoted words of a protocol are names and texts of the site, or spoken", () => {
  const site = normalize([textIn("src", ".ts"), textIn("src", ".tsx"), textIn("tests/a11y/spoken", ".txt")].join("\n"));
  for (const id of ids) {
    const text = stepsOf(id).map(({ action, expected }) => `${action} ${expected}`);
    const words = [...text.join("\n").matchAll(/‘([^’]+)’|“Click ([^”]+)”/g)].map(([, own, said = ""]) => own ?? said);
    expect(words.length, id).toBeGreaterThan(0);
    expect(
      words.filter((one) => !site.includes(normalize(one))),
      id,
    ).toEqual([]);
  }
});

it("the file of the invitation is a result once its date is one", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "korvane-invitation-"));
  for (const id of ids)
    await writeFile(path.join(folder, `${id}.json`), prefilledResult(id).replace("YYYY-MM-DD", "2026-11-26"));
  const results = await readManualResults(folder);
  expect(results.map(({ steps }) => steps.length)).toEqual(ids.map((id) => Math.min(6, stepsOf(id).length)));
  await writeFile(path.join(folder, "nvda.json"), prefilledResult("nvda"));
  await expect(readManualResults(folder)).rejects.toThrow(/^nvda\.json: .*\n.*at date$/);
  await rm(folder, { recursive: true });
});

it("the form of a protocol keeps steps that were not tried apart from failures", () => {
  const steps = [
    { action: "One", expected: "", criteria: ["1.3.1", "2.4.6"] },
    { action: "Two", expected: "", criteria: ["2.4.2"] },
    { action: "Three", expected: "", criteria: ["1.3.1", "4.1.3"] },
  ];
  const data = new FormData();
  for (const [name, value] of Object.entries({
    versions: "NVDA 2026.1",
    site: "https://korvane.example, abc1234",
    note: "At home.",
    "passed-1": "on",
    "passed-2": "off",
    "passed-3": "not-tried",
    "note-3": "no speaker",
  }))
    data.set(name, value);
  expect(resultOf("nvda", steps, data)).toMatchObject({
    versions: "NVDA 2026.1; site: https://korvane.example, abc1234",
    passed: ["2.4.6"],
    failed: ["2.4.2"],
    steps: [
      { step: 1, passed: true },
      { step: 2, passed: false },
    ],
    note: "At home. Steps that were not tried: 3 (no speaker).",
  });
});
