// @vitest-environment node
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { PostVariablesRequestBody, VariableCodeSyntax, VariableScope, VariableValue } from "@figma/rest-api-spec";
import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import { parse as parseYaml } from "yaml";
import { cssVariable } from "#lib/theme/css-variable.ts";
import { themeNames, themes } from "#lib/theme/themes.ts";
import { compareTokens, readSnapshot } from "#tools/cli/token-changes.ts";
import { themeOf } from "#tools/tokens/figma.ts";
import { readTokens } from "#tools/tokens/read-tokens.ts";
import { tokenFiles } from "#tools/tokens/token-downloads.ts";
import { tokensIn, type Tree } from "#tools/tokens/token-tree.ts";

const root = path.resolve(import.meta.dirname, "..");
const files = await tokenFiles(root);
const { resolver } = await readTokens();
const textOf = (name: string) => files.find((file) => file.name === name)?.text ?? "";

const figmaFiles: Tree[] = themeNames.map((theme) => JSON.parse(textOf(`figma-${theme}.tokens.json`)));
const own = readSnapshot();
const changesIn = async (edited: readonly Tree[]) => compareTokens(await own, await readSnapshot(undefined, edited));
const aliasIn = (value: unknown) => /^\{(.+)\}$/.exec(String(value))?.[1];

/** The value of a variable in Figma's API: a color of parts, pixels, seconds, percent, or another variable. */
function variableValue({ $value }: { $value: unknown }): VariableValue {
  const id = aliasIn($value);
  if (id) return { type: "VARIABLE_ALIAS", id };
  if (typeof $value !== "object" || $value === null) return $value as number | string;
  if ("value" in $value) return $value.value as number;
  const { components, alpha: a } = $value as { components: [number, number, number]; alpha: number };
  return { r: components[0], g: components[1], b: components[2], a };
}

/** What creates the variables of all files by Figma's API: a collection with a mode for each theme. */
function figmaRequest() {
  const collection = { variableCollectionId: "korvane", action: "CREATE" } as const;
  const modes = themeNames.map((theme) => ({ ...collection, id: theme, name: themes[theme].title }));
  type Variable = { $type: string; $description: string; $extensions: Record<string, never> };
  const variables = tokensIn(figmaFiles[0] ?? {}) as unknown as [string, Variable][];
  return {
    variableCollections: [{ action: "CREATE", id: "korvane", name: "Korvane", initialModeId: "light" }],
    variableModes: modes.slice(1),
    variables: variables.map(([id, { $type, $description: description, $extensions }]) => ({
      ...collection,
      id,
      name: id.replaceAll(".", "/"),
      resolvedType: ({ color: "COLOR", fontFamily: "STRING" } as const)[$type] ?? "FLOAT",
      description,
      scopes: $extensions["com.figma.scopes"] as VariableScope[] | undefined,
      codeSyntax: $extensions["com.figma.codeSyntax"] as VariableCodeSyntax | undefined,
    })),
    variableModeValues: figmaFiles.flatMap((file) =>
      tokensIn(file).map(([variableId, token]) => ({ variableId, modeId: themeOf(file), value: variableValue(token) })),
    ),
  } satisfies PostVariablesRequestBody;
}

describe("the variables for Figma", () => {
  const request = figmaRequest();
  const { variables, variableModes, variableModeValues } = request;
  const file = createRequire(import.meta.url).resolve("@figma/rest-api-spec/openapi/openapi.yaml");
  // A color with alpha is a color without alpha, too, so that `oneOf` would match none.
  const api = parseYaml(readFileSync(file, "utf8").replaceAll("oneOf:", "anyOf:"));

  test("are what Figma's API accepts, with custom properties, and scopes that fit their types", () => {
    const { schema } = api.paths["/v1/files/{file_key}/variables"].post.requestBody.content["application/json"];
    const ajv = new Ajv({ strict: false, allErrors: true });
    expect(ajv.validate({ ...schema, components: api.components }, request), ajv.errorsText()).toBe(true);
    expect(variableModes.map(({ name }) => name)).toEqual(["Dark", "High contrast", "High contrast, dark"]);
    // Figma's documentation leaves out the radius.
    const fitting = (type: string): string =>
      `\`CORNER_RADIUS\` ${api.components.schemas.VariableScope.description.split(`\`${type}\` variables:`)[1]?.split("\n\n")[0]}`;
    const misplaced = variables.flatMap(({ id, scopes, resolvedType }) =>
      (scopes ?? ["none"])
        .filter((scope) => !fitting(resolvedType).includes(`\`${scope}\``))
        .map((scope) => [id, scope]),
    );
    expect(misplaced).toEqual([]);
    const syntax = variables.map(({ id }) => ({ WEB: `var(${cssVariable(id)})` }));
    expect(variables.map(({ codeSyntax }) => codeSyntax)).toEqual(syntax);
  });

  test.each(themeNames)("have the references of every token: %s", (theme) => {
    const tokens = resolver.apply({ theme });
    const aliases = tokensIn(figmaFiles[themeNames.indexOf(theme)] ?? {}).map(([id, { $value }]) => [
      id,
      aliasIn($value),
    ]);
    expect(aliases).toEqual(variables.map(({ id }) => [id, tokens[id]?.aliasOf]));
  });

  test("have the units of Figma", () => {
    const values = Object.fromEntries(variableModeValues.map(({ variableId, value }) => [variableId, value]));
    const units = {
      "space.4": 16,
      "duration.fast": 0.12,
      "opacity.muted": 60,
      "font.family.sans": "Instrument Sans",
      "font.family.display": "Instrument Sans Condensed",
      "font.family.mono": "Geist Mono",
    };
    expect(values).toMatchObject(units);
  });

  test("come back as the same tokens", async () => {
    const exported = structuredClone(figmaFiles);
    // Figma exports numbers where it imports lengths and durations.
    for (const [, token] of exported.flatMap((one) => tokensIn(one)))
      if (typeof variableValue(token) === "number")
        Object.assign(token, { $type: "number", $value: variableValue(token) });
    expect(await changesIn(exported)).toMatchObject({ changed: [], renamed: [], added: [], removed: [], contrast: [] });
  });

  test("come back with what a designer has changed, in the units of the tokens", async () => {
    const dark = structuredClone(figmaFiles[themeNames.indexOf("dark")] ?? {});
    const tokens = Object.fromEntries(tokensIn(dark));
    Object.assign(tokens["space.4"] ?? {}, { $value: 20 });
    Object.assign(tokens["color.text.secondary"] ?? {}, { $value: "{color.bg.page}" });
    const { changed, contrast } = await changesIn([dark]);
    expect(changed.find(({ name }) => name === "space.4")?.after).toEqual({ light: "1rem", dark: "1.25rem" });
    expect(contrast.find(({ pair }) => pair === "dark: color.text.secondary on color.bg.page")?.after).toBe(1);
  });
});
