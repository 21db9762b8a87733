// @vitest-environment node
import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { describe, expect, expectTypeOf, test } from "vitest";
import { cssVariable } from "#lib/theme/css-variable.ts";
import { themeNames } from "#lib/theme/themes.ts";
import { readTokens } from "#tools/tokens/read-tokens.ts";
import { tokensCss } from "#tools/tokens/tokens-css.ts";
import { readUses } from "#tools/tokens/usage.ts";
import { type TokenName, tokenVariable } from "../stories/tokens/token-variable.ts";
import tailwind from "../tailwind.config.ts";

const root = path.resolve(import.meta.dirname, "..");
const { resolver } = await readTokens();
const themes = Object.fromEntries(themeNames.map((theme) => [theme, resolver.apply({ theme })]));
const light = Object.values(themes["light"] ?? {});
const css = await tokensCss();

/** Colors with a value of their own, since an alias cannot add transparency. */
const translucent = new Set(["color.bg.scrim"]);

describe.each(Object.entries(themes))("in the theme %s", (_theme, byName) => {
  const tokens = Object.values(byName);
  const namesOf = (wrong: typeof tokens) => wrong.map(({ id }) => id);
  const colors = tokens.filter(({ id }) => id.startsWith("color."));

  test("every token is described", () => {
    expect(namesOf(tokens.filter(({ $description }) => !$description))).toEqual([]);
  });

  test("every semantic color refers to a base color", () => {
    const own = colors.filter(({ id, aliasOf }) => !aliasOf?.startsWith("palette.") && !translucent.has(id));
    expect(namesOf(own)).toEqual([]);
  });
});

test("every semantic color is used by a component, the global styles or a surface", async () => {
  const colors = light.filter(({ id, $deprecated }) => id.startsWith("color.") && !$deprecated).map(({ id }) => id);
  const { tokens: used } = await readUses(root, colors);
  expect(colors.filter((id) => !(id in used) && !css.includes(`${cssVariable(id)})`))).toEqual([]);
});

describe.each(["comfortable", "compact"])("in the density %s", (density) => {
  const tokens = Object.values(resolver.apply({ density }));
  const pixels = new Map(
    tokens.flatMap(({ id, $type, $value }) =>
      $type === "dimension" ? [[id, $value.value * ($value.unit === "rem" ? 16 : 1)]] : [],
    ),
  );

  test("every target is at least 24 pixels high, and primary ones are 44 in the density of the site", () => {
    const primary = density === "comfortable" ? 44 : 24;
    for (const name of ["control", "target"]) expect(pixels.get(`size.${name}`)).toBeGreaterThanOrEqual(primary);
    expect(pixels.get("size.target-small")).toBe(24);
  });

  test("a larger step of space is larger", () => {
    const steps = [...pixels]
      .filter(([id]) => /^space\.\d+$/.test(id))
      .map(([id, size]) => [Number(id.slice(6)), size]);
    const sizes = steps.toSorted(([a = 0], [b = 0]) => a - b).map(([, size]) => size);
    expect(sizes).toEqual([...new Set(sizes)].toSorted((a = 0, b = 0) => a - b));
  });
});

describe("one source", () => {
  const declared = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
  const theme = JSON.stringify(tailwind.theme);

  test("the theme of Tailwind and the style sheets name only custom properties that exist", () => {
    const sheets = ["src/ui/styles.css", "src/app/styles.css", ".storybook/storybook.css"].map((file) =>
      readFileSync(path.join(root, file), "utf8"),
    );
    const named = [...[theme, ...sheets].join("\n").matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
    expect(named.filter((name) => !declared.has(name))).toEqual([]);
  });

  test("a theme file has a value for every semantic color, and nothing else", () => {
    type Tree = { [key: string]: Tree };
    const paths = (node: Tree, parents = ""): string[] =>
      Object.entries(node).flatMap(([key, child]) => {
        if (key === "$value") return [`${parents} ${key}`];
        return key.startsWith("$") ? [`${parents} ${key}`] : paths(child, `${parents}.${key}`);
      });
    const read = (name: string) =>
      paths(JSON.parse(readFileSync(path.join(root, `tokens/${name}.tokens.json`), "utf8")));
    const values = read("semantic").filter((name) => name.endsWith("$value"));
    for (const name of ["dark", "contrast"])
      expect(read(name).filter((own) => own !== " $description")).toEqual(values);
  });

  test("names are typed, and a name without a token is a type error", () => {
    expect(tokenVariable("color.bg.page")).toBe("var(--ds-color-bg-page)");
    expectTypeOf<"space.4" | "duration.fast" | "color.text.on-action" | "font.family.sans">().toExtend<TokenName>();
    expectTypeOf<"color.bg.pgae">().not.toExtend<TokenName>();
    expectTypeOf<"palette.ink.900">().not.toExtend<TokenName>();
  });
});

describe("a malformed token is reported with its file and line", () => {
  const valid = `{
  "color": {
    "$type": "color",
    "page": {
      "$value": { "colorSpace": "srgb", "components": [1, 1, 1] }
    },
    "text": { "$value": "{color.page}" }
  }
}`;
  const resolverFile = `{
  "version": "2025.10",
  "sets": { "base": { "sources": [{ "$ref": "base.json" }] } },
  "modifiers": {
    "theme": {
      "default": "light",
      "contexts": { "light": [{ "$ref": "light.json" }], "dark": [{ "$ref": "dark.json" }] }
    }
  },
  "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }]
}`;

  /** What a command prints of a folder of token files, without terminal colors; undefined if all are valid. */
  async function errorOf(files: Record<string, string>): Promise<string | undefined> {
    const folder = await mkdtemp(path.join(tmpdir(), "korvane-tokens-"));
    const all = { "resolver.json": resolverFile, "base.json": "{}", "light.json": "{}", "dark.json": "{}", ...files };
    try {
      await Promise.all(Object.entries(all).map(([name, text]) => writeFile(path.join(folder, name), text)));
      await readTokens(folder);
      return undefined;
    } catch (error) {
      return stripVTControlCharacters(String((error as Error).stack)).replaceAll(`${folder}/`, "");
    } finally {
      await rm(folder, { recursive: true });
    }
  }

  test("valid files are not reported", async () => {
    expect(await errorOf({ "base.json": valid })).toBeUndefined();
  });

  test.each([
    ["{color.page}", "{color.pgae}", 7, "Could not resolve alias {color.pgae}"],
    [`"$type": "color"`, `"$type": "hue"`, 4, "color.page has the unknown $type hue"],
    [`"{color.page}"`, "", 7, "Unexpected token"],
    ["}\n}", "}\n", 8, "Unexpected end of input"],
    ["[1, 1, 1]", '[1, 0.5, 0], "hex": "#FF7F00"', 5, "color.page has the hex #FF7F00, but its components are #FF8000"],
  ])("%s written as %s", async (right, wrong, line, message) => {
    const error = await errorOf({ "base.json": valid.replace(right, wrong) });
    expect(error).toContain(`base.json:${line}:`);
    expect(error).toContain(message);
    expect(error).not.toContain("    at ");
  });

  test("in the resolver", async () => {
    expect(await errorOf({ "resolver.json": resolverFile.slice(0, -1) })).toContain("resolver.json");
    expect(await errorOf({ "resolver.json": resolverFile.replace("dark.json", "drak.json") })).toContain("drak.json");
  });
});
