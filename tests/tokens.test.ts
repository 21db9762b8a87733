// @vitest-environment node
import { readFileSync } from "node:fs";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { describe, expect, test } from "vitest";
import { cssVariable } from "#lib/theme/css-variable.ts";
import { themeNames } from "#lib/theme/themes.ts";
import { readTokens } from "#tools/tokens/read-tokens.ts";
import { tokensCss } from "#tools/tokens/tokens-css.ts";
import { readUses } from "#tools/tokens/usage.ts";
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
});

const wrongHex = '"$value": { "colorSpace": "srgb", "components": [1, 1, 1], "hex": "#123456"';

test.each([
  ["semantic", /\{palette\./, "{pallete.", "Could not resolve alias {pallete."],
  // a color that no brand replaces
  [
    "base",
    /(?<="white": \{\s+)"\$value": \{\s+"colorSpace"[^}]+/,
    wrongHex,
    "has the hex #123456, but its components are #FFFFFF",
  ],
  ["dark", /"\$description":/, '"$description"', "is not valid JSON"],
])("in the file %s, %s written as %s is reported with its line", async (name, right, wrong, message) => {
  const folder = await mkdtemp(path.join(tmpdir(), "korvane-tokens-"));
  await cp(path.join(root, "tokens"), folder, { recursive: true });
  const file = path.join(folder, `${name}.tokens.json`);
  const text = readFileSync(file, "utf8");
  const wrongText = text.replace(right, () => wrong);
  await writeFile(file, wrongText);
  const error = await readTokens(folder).then(String, ({ stack }: Error) => stripVTControlCharacters(String(stack)));
  await rm(folder, { recursive: true });
  const line = text.slice(0, text.search(right)).split("\n").length;
  expect(error).toContain(`${name}.tokens.json`);
  expect(error).toMatch(new RegExp(`> *${line} \\||line ${line} column`));
  expect(error).toContain(message);
  expect(error).not.toContain("    at ");
});
