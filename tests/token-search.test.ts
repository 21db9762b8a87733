// @vitest-environment node
import path from "node:path";
import { describe, expect, test } from "vitest";
import { readCatalog } from "#tools/tokens/catalog.ts";
import { searchTokens } from "../stories/tokens/token-search.ts";

const { tokens, groups } = await readCatalog(path.resolve(import.meta.dirname, ".."));
const find = (query: string, filter = {}) => searchTokens(tokens, { query, ...filter }).map(({ name }) => name);

/** Tokens that only the documentation uses, with the reason. */
const documentation: Record<string, string> = { "font.family.mono": "Code in the documentation." };

describe("the search for tokens", () => {
  test.each([
    ["color.text.secondary", "color.text.secondary"],
    ["text-on-hero", "color.text.on-hero"],
    ["--ds-color-bg-raised", "color.bg.raised"],
    ["supporting text", "color.text.secondary"],
    ["rounded corner", "radius.card"],
    ["#F8F6F1", "palette.paper.50"],
    ["16px", "space.4"],
  ])("finds %s", (query, name) => {
    expect(find(query).slice(0, 6)).toContain(name);
  });

  test.each([
    ["body text", "color.text.primary"],
    ["#F8F6F1", "palette.paper.50"],
    ["color.bg.page", "color.bg.page"],
  ])("lists the best result of %s first", (query, name) => {
    expect(find(query)[0]).toBe(name);
  });

  test("finds a value in the chosen theme only", () => {
    expect(find("#F8F6F1", { theme: "light" })).toContain("color.bg.page");
    expect(find("#F8F6F1", { theme: "dark" })).not.toContain("color.bg.page");
    expect(find("#F8F6F1", { theme: "dark", tier: "semantic" })).toContain("color.text.primary");
  });
});

describe("the catalog of tokens", () => {
  const byName = new Map(tokens.map((token) => [token.name, token]));

  test("has a description for every group", () => {
    expect(groups.filter(({ description }) => !description)).toEqual([]);
    expect(groups.length).toBeGreaterThan(20);
  });

  test("leads from a semantic color to its value in each theme, with file and line", () => {
    expect(byName.get("color.text.primary")?.values.dark.chain).toEqual([
      { name: "color.text.primary", file: "tokens/dark.tokens.json", line: expect.any(Number) },
      { name: "palette.paper.50", file: "tokens/base.tokens.json", line: expect.any(Number) },
    ]);
  });

  test("has a use for every token", () => {
    const isUsed = (name: string, seen = new Set<string>()): boolean => {
      if (seen.has(name)) return false;
      seen.add(name);
      const token = byName.get(name);
      return token !== undefined && (token.classes.length > 0 || token.usedBy.some((user) => isUsed(user, seen)));
    };
    const unused = tokens.map(({ name }) => name).filter((name) => !isUsed(name));
    expect(unused).toEqual(Object.keys(documentation));
  });

  test("has the sizes of text at four widths, and letter spacing that follows from them", () => {
    expect(byName.get("typography.display.max")?.sizes?.map(({ size }) => size)).toEqual([39, 56.27, 76, 76]);
    for (const { name, values } of tokens.filter(({ kind }) => kind === "typography")) {
      const style = values.light.value as { fontSize: { value: number }; letterSpacing: { value: number } };
      const tracking = tokens.find((token) => token.name.startsWith("font.tracking.") && token.usedBy.includes(name));
      const factor = Number(tracking?.values.light.value);
      expect(style.letterSpacing.value, name).toBeCloseTo(factor * style.fontSize.value, 3);
    }
  });
});
