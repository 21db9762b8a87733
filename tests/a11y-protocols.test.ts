// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { prefilledResult } from "../stories/accessibility/invitation.tsx";
import { protocolSteps } from "../stories/accessibility/protocol-steps.ts";
import { Protocol, resultOf } from "../stories/accessibility/protocol.tsx";
import { criteria } from "./a11y/criteria.ts";
import { readManualResults } from "./a11y/manual.ts";
import { protocols, type ProtocolId } from "./a11y/protocols.ts";

const root = path.resolve(import.meta.dirname, "..");
const ids = Object.keys(protocols);
const stepsOf = (id: string) => protocolSteps[id] ?? [];

it("the steps of a protocol belong to known criteria, and every protocol has a page", () => {
  const known = new Set(criteria.map(({ id }) => id));
  for (const id of ids) {
    expect(
      stepsOf(id).flatMap((step) => step.criteria.filter((own) => !known.has(own))),
      id,
    ).toEqual([]);
    expect(stepsOf(id).length, id).toBeGreaterThan(4);
    expect(readFileSync(path.join(root, `stories/accessibility/protocols/${id}.mdx`), "utf8")).toContain(`id="${id}"`);
  }
});

describe("the words of the site in a protocol", () => {
  const filesOf = (folder: string, extension: RegExp) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => extension.test(file))
      .map((file) => readFileSync(path.join(root, folder, file), "utf8"));
  /** Equal for texts that differ in spaces and numbers alone. */
  const normalize = (text: string) =>
    text
      .replaceAll(/\s+/g, " ")
      .replaceAll(/\d[\d,.]*(?<=\d)/g, "#")
      .trim();
  const sources = filesOf("src", /\.tsx?$/);
  /** Texts between quotes, and between tags. */
  const written = [/"([^"\n]+)"/g, /[>}]([^<>{}]+)[<{]/g].flatMap((pattern) =>
    sources.flatMap((source) => [...source.matchAll(pattern)].map(([, text = ""]) => text)),
  );
  /** Any consecutive parts of a phrase, since role and states surround the name. */
  const spoken = filesOf("tests/a11y/spoken", /\.txt$/)
    .flatMap((log) => log.split("\n"))
    .flatMap((line) => {
      const parts = line.replace(/^polite: /, "").split(", ");
      return parts.flatMap((_, from) =>
        parts.slice(from).map((__, count) => parts.slice(from, from + count + 1).join(", ")),
      );
    });
  const texts = new Set(
    [...written, ...spoken].flatMap((text) => [text, ...text.split(/(?<=\.)\s/), ...text.split(": ")]).map(normalize),
  );
  /** Templates of the code, such as `Zoom: ${title}`, as patterns of the texts that they render. */
  const templates = sources
    .flatMap((source) => source.match(/`[^`\n]*\$\{[^`\n]*`/g) ?? [])
    .map((template) => template.slice(1, -1).split(/\$\{[^{}]*\}/))
    .filter((parts) => parts.some((part) => /[a-z]{4}/i.test(part)))
    .map((parts) => new RegExp(`^${parts.map((part) => RegExp.escape(part)).join(".+")}$`));
  const isOfTheSite = (words: string): boolean =>
    texts.has(normalize(words)) ||
    templates.some((template) => template.test(words)) ||
    // a name that is joined from two texts, such as an action and its subject
    (words.includes(": ") && words.split(": ").every((part) => isOfTheSite(part)));
  const quoted = (text: string) => [...text.matchAll(/‘([^’]+)’|“Click ([^”]+)”/g)].map(([, own, said]) => own ?? said);

  it.each(ids)("are names and texts of the site: %s", (id) => {
    const words = stepsOf(id).flatMap(({ action, expected }) => quoted(`${action} ${expected}`));
    expect(words.length).toBeGreaterThan(0);
    expect(words.filter((one) => one !== undefined && !isOfTheSite(one))).toEqual([]);
  });
});

it("the file of the invitation is a result once its date is one", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "korvane-invitation-"));
  for (const id of ids as ProtocolId[]) {
    await writeFile(path.join(folder, `${id}.json`), prefilledResult(id).replace("YYYY-MM-DD", "2026-11-26"));
  }
  const results = await readManualResults(folder);
  expect(results.map(({ steps }) => steps.length)).toEqual(ids.map((id) => Math.min(6, stepsOf(id).length)));
  await writeFile(path.join(folder, "nvda.json"), prefilledResult("nvda"));
  await expect(readManualResults(folder)).rejects.toThrow("nvda.json: /date");
  await rm(folder, { recursive: true });
});

describe("the form of a protocol", () => {
  const steps = [
    { action: "One", expected: "", criteria: ["1.3.1", "2.4.6"] },
    { action: "Two", expected: "", criteria: ["2.4.2"] },
    { action: "Three", expected: "", criteria: ["1.3.1", "4.1.3"] },
  ];
  const result = (...outcomes: string[]) => {
    const data = new FormData();
    for (const [name, value] of Object.entries({
      date: "2026-11-23",
      tester: "Ada",
      versions: "NVDA 2026.1",
      site: "https://korvane.example, abc1234",
      note: "At home.",
      "note-3": "no speaker",
    }))
      data.set(name, value);
    for (const [index, outcome] of outcomes.entries()) data.set(`passed-${index + 1}`, outcome);
    return resultOf("nvda", steps, data);
  };

  it("keeps steps that were not tried apart from failures", () => {
    const partial = result("on", "off", "not-tried");
    expect(partial).toMatchObject({ passed: ["2.4.6"], failed: ["2.4.2"] });
    expect(partial.steps.map(({ step, passed }) => [step, passed])).toEqual([
      [1, true],
      [2, false],
    ]);
    expect(partial.versions).toBe("NVDA 2026.1; site: https://korvane.example, abc1234");
    expect(partial.note).toBe("At home. Steps that were not tried: 3 (no speaker).");
    expect(result("on", "on", "on")).toMatchObject({ passed: ["1.3.1", "2.4.2", "2.4.6", "4.1.3"], note: "At home." });
  });

  it("asks in a group of its own whether each step passed, at first as not tried", () => {
    for (const id of ids) {
      const html = renderToStaticMarkup(createElement(Protocol, { id }));
      const groups = html.match(/<fieldset[^]*?<\/fieldset>/g) ?? [];
      expect(groups.length, id).toBe(stepsOf(id).length);
      for (const [index, group] of groups.entries()) {
        expect(group).toContain(`>Result of step ${index + 1}</legend>`);
        const checked = group.match(/<input[^>]*checked=""[^>]*>/g) ?? [];
        expect(checked.map((input) => /value="([^"]*)"/.exec(input)?.[1])).toEqual(["not-tried"]);
      }
    }
  });
});
