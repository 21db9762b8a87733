// @vitest-environment node
import path from "node:path";
import { parse, type TokenNormalized } from "@terrazzo/parser";
import { describe, expect, test } from "vitest";
import { cssVariable } from "#lib/theme/css-variable.ts";
import { readTokens, themeNames } from "#tools/tokens/read-tokens.ts";
import { tokenFiles } from "#tools/tokens/token-downloads.ts";
import { tokenLint } from "#tools/tokens/token-error.ts";

const root = path.resolve(import.meta.dirname, "..");
const files = await tokenFiles(root);
const { resolver } = await readTokens();
const textOf = (name: string) => files.find((file) => file.name === name)?.text ?? "";

/** A variable of Figma: a number has the precision of 32 bits, and a reference is the name of another variable. */
type Variable = { type: "COLOR" | "FLOAT" | "STRING"; value: unknown; reference?: string };
type Node = { [key: string]: unknown; $type?: string; $value?: unknown };

/** The variables that Figma creates from a file, by name; a slash separates groups. */
function importVariables(node: Node, parents: readonly string[] = []): Map<string, Variable> {
  const variables = new Map<string, Variable>();
  for (const [key, child] of Object.entries(node)) {
    if (key.startsWith("$") || typeof child !== "object" || child === null) continue;
    const { $type, $value } = child as Node;
    const name = [...parents, key];
    if ($value === undefined) for (const [id, one] of importVariables(child as Node, name)) variables.set(id, one);
    else variables.set(name.join("/"), toVariable($type ?? "", $value));
  }
  return variables;
}

const variableTypes: Record<string, Variable["type"]> = { color: "COLOR", fontFamily: "STRING" };

function toVariable($type: string, $value: unknown): Variable {
  const type = variableTypes[$type] ?? "FLOAT";
  const reference = typeof $value === "string" ? /^\{(.+)\}$/.exec($value)?.[1]?.replaceAll(".", "/") : undefined;
  if (reference) return { type, value: undefined, reference };
  if (type === "STRING") return { type, value: $value };
  if (type === "FLOAT")
    return { type, value: Math.fround(typeof $value === "number" ? $value : ($value as { value: number }).value) };
  const { components, alpha } = $value as { components: number[]; alpha: number };
  return { type, value: [...components, alpha].map(Math.fround) };
}

/** The value of a variable after its references. */
function resolve(variables: ReadonlyMap<string, Variable>, name: string): unknown {
  const variable = variables.get(name);
  if (!variable) throw new Error(`${name} is missing`);
  return variable.reference ? resolve(variables, variable.reference) : variable.value;
}

/** The value of a token as Figma would hold it, computed from the token and not from the file. */
function expected({ $type, $value }: TokenNormalized): unknown {
  const length = $value as { value: number; unit: string };
  if ($type === "color") return [...$value.components.map((part) => part ?? 0), $value.alpha ?? 1];
  if ($type === "dimension") return length.unit === "rem" ? length.value * 16 : length.value;
  if ($type === "duration") return length.unit === "ms" ? length.value / 1000 : length.value;
  if ($type === "fontFamily") return [$value].flat()[0];
  return $value;
}

/** Numbers to five decimals, since those of Figma have 32 bits. */
const rounded = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((part) => rounded(part));
  return typeof value === "number" ? Math.round(value * 100_000) / 100_000 : value;
};

const importable = new Set(["color", "dimension", "duration", "fontFamily", "fontWeight", "number"]);

describe.each(themeNames)("the theme %s", (theme) => {
  const tokens = Object.values(resolver.apply({ theme })).filter(({ $type }) => importable.has($type));
  const figma = textOf(`figma-${theme}.tokens.json`);

  test("comes back from Figma with the same values and references", () => {
    const variables = importVariables(JSON.parse(figma));
    expect([...variables.keys()].toSorted()).toEqual(tokens.map(({ id }) => id.replaceAll(".", "/")).toSorted());
    for (const token of tokens) {
      const name = token.id.replaceAll(".", "/");
      expect(rounded(resolve(variables, name)), name).toEqual(rounded(expected(token)));
      expect(variables.get(name)?.reference?.replaceAll("/", "."), name).toBe(token.aliasOf);
    }
  });

  test("is a valid DTCG file for Figma: sRGB, pixels and seconds only", async () => {
    const source = { filename: new URL("file:///figma.tokens.json"), src: figma };
    const { tokens: parsed } = await parse([source], { config: tokenLint, skipLint: true });
    expect(Object.keys(parsed).length).toBe(tokens.length);
    const units = (type: string) =>
      new Set(
        Object.values(parsed)
          .filter(({ $type }) => $type === type)
          .map(({ $value }) => {
            const { colorSpace, unit } = $value as { colorSpace?: string; unit?: string };
            return colorSpace ?? unit;
          }),
      );
    expect(units("color")).toEqual(new Set(["srgb"]));
    expect(units("dimension")).toEqual(new Set(["px"]));
    expect(units("duration")).toEqual(new Set(["s"]));
    expect(JSON.parse(figma).$extensions["com.figma.modeName"]).toMatch(/^(?:Light|Dark|High contrast)$/);
  });

  test("is a style sheet with every custom property", () => {
    const css = textOf(`korvane-${theme}.css`);
    const missing = Object.keys(resolver.apply({ theme }))
      .filter((id) => !/^(?:breakpoint|font\.size|typography)\./.test(id))
      .filter((id) => !css.includes(`${cssVariable(id)}:`));
    expect(missing).toEqual([]);
    expect(css).toContain(`${cssVariable("font.size.body")}: clamp(`);
    expect(css).toContain('[data-surface="inverse"]');
  });

  test("is a list of resolved values", () => {
    const resolved = JSON.parse(textOf("korvane-resolved.json"))[theme];
    expect(resolved["color.bg.page"].value).toEqual(resolver.apply({ theme })["color.bg.page"]?.$value);
    expect(JSON.stringify(resolved)).not.toContain('"{');
  });
});

test("the source has its media type, and every file is there", () => {
  const sources = files.filter(({ description }) => description.startsWith("Source"));
  expect(sources.map(({ name }) => name)).toContain("resolver.json");
  expect(new Set(sources.map(({ type }) => type))).toEqual(new Set(["application/design-tokens+json"]));
  expect(sources.length).toBeGreaterThanOrEqual(8);
});
