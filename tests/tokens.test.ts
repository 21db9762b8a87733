// @vitest-environment node
import { globSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { describe, expect, expectTypeOf, test } from "vitest";
import { cssVariable } from "#lib/theme/css-variable.ts";
import { readTokens, themeNames } from "#tools/tokens/read-tokens.ts";
import { tokensCss } from "#tools/tokens/tokens-css.ts";
import { type TokenName, tokenVariable } from "../stories/tokens/token-variable.ts";
import tailwind from "../tailwind.config.ts";

const root = path.resolve(import.meta.dirname, "..");
const { resolver } = await readTokens();
const themes = Object.fromEntries(themeNames.map((theme) => [theme, resolver.apply({ theme })]));
const light = Object.values(themes["light"] ?? {});
const css = await tokensCss();

type Known = {
  id: string;
  $description?: string | undefined;
  aliasOf?: string | undefined;
  $extensions?: Record<string, unknown>;
};
type Requirement = { kind?: string; on?: string[] } | undefined;

/** Colors with a value of their own, since an alias cannot add transparency. */
const translucent = new Set(["color.bg.scrim", "color.bg.hero-shade"]);

/** Colors without a contrast requirement, with the reason. */
const decorative: Record<string, string> = {
  "color.border.hairline": "Dividing lines are decorative.",
  "color.border.on-inverse": "Dividing lines are decorative.",
};

/** Semantic colors that no component uses yet, with the issue that adds it. */
const planned: Record<string, string> = {};

describe("every token", () => {
  const undescribed = (tokens: Known[]) => tokens.filter((token) => !token.$description).map(({ id }) => id);

  test.each(themeNames)("is described in the theme %s", (theme) => {
    expect(undescribed(Object.values(themes[theme] ?? {}))).toEqual([]);
  });

  test("without a description is found", () => {
    expect(undescribed([{ id: "color.bg.page" }, { id: "space.4", $description: "16 px." }])).toEqual([
      "color.bg.page",
    ]);
  });
});

describe("every semantic color", () => {
  const withoutAlias = (tokens: Known[]) =>
    tokens
      .filter(({ id, aliasOf }) => id.startsWith("color.") && !aliasOf?.startsWith("palette.") && !translucent.has(id))
      .map(({ id }) => id);

  const withoutSurface = (tokens: Known[]) =>
    tokens
      .filter(({ id }) => /^color\.(?:text|border|focus)\./.test(id) && !(id in decorative))
      .filter(({ $extensions }) => {
        const requirement = $extensions?.["com.korvane.contrast"] as Requirement;
        return !requirement?.kind || !requirement.on?.length;
      })
      .map(({ id }) => id);

  test.each(themeNames)("refers to a base color in the theme %s", (theme) => {
    expect(withoutAlias(Object.values(themes[theme] ?? {}))).toEqual([]);
  });

  test("with a value of its own is found", () => {
    expect(withoutAlias([{ id: "color.bg.page" }, { id: "color.bg.raised", aliasOf: "palette.plain.white" }])).toEqual([
      "color.bg.page",
    ]);
  });

  test("of text, borders and focus declares its surfaces", () => {
    for (const theme of themeNames) expect(withoutSurface(Object.values(themes[theme] ?? {})), theme).toEqual([]);
  });

  test("without a declared surface is found", () => {
    const tokens = [
      { id: "color.text.primary" },
      { id: "color.text.link", $extensions: { "com.korvane.contrast": { kind: "text", on: [] } } },
      { id: "color.focus.ring", $extensions: { "com.korvane.contrast": { kind: "ui", on: ["bg.page"] } } },
    ];
    expect(withoutSurface(tokens)).toEqual(["color.text.primary", "color.text.link"]);
  });

  test("exists in every theme, with the same contrast requirement", () => {
    const requirements = (theme: string) =>
      Object.fromEntries(
        Object.values(themes[theme] ?? {})
          .filter(({ id }) => id.startsWith("color."))
          .map(({ id, $extensions }) => [id, $extensions?.["com.korvane.contrast"]]),
      );
    for (const theme of themeNames) expect(requirements(theme), theme).toEqual(requirements("light"));
  });
});

describe("semantic colors are used", () => {
  const utilities: Record<string, string> = {
    bg: "bg|fill|from|via|to",
    text: "text|fill|stroke|decoration|placeholder",
    border: "border(?:-[trblxyse])?|divide(?:-[xy])?|fill|stroke|decoration",
    focus: "outline",
  };
  const unused = (names: string[], sources: string) =>
    names.filter((name) => {
      const [, group = "", own = ""] = /^color\.(\w+)\.(.+)$/.exec(name) ?? [];
      const asClass = new RegExp(`(?<![\\w-])(?:${utilities[group]})-${own}(?![\\w-])`);
      return !asClass.test(sources) && !sources.includes(`${cssVariable(name)})`);
    });

  const names = light.map(({ id }) => id).filter((id) => id.startsWith("color."));

  test("by a component or the global styles", () => {
    const files = globSync(["src/{ui,sections,pages,app}/**/*.{tsx,css}", "src/assets/*.svg"], { cwd: root });
    const sources = files.map((file) => readFileSync(path.join(root, file), "utf8")).join("\n");
    const found = unused(names, `${sources}\n${css}`);
    expect(found.filter((name) => !(name in planned))).toEqual([]);
    expect(
      Object.keys(planned).filter((name) => !found.includes(name)),
      "in use by now",
    ).toEqual([]);
  });

  test("and an unused one is found", () => {
    const sources = `<p className="text-primary hover:border-t-strong bg-page-2 outline-ring">; color: var(${cssVariable("color.bg.selection")})`;
    expect(
      unused(
        [
          "color.text.primary",
          "color.border.strong",
          "color.bg.page",
          "color.bg.selection",
          "color.focus.ring",
          "color.text.prim",
        ],
        sources,
      ),
    ).toEqual(["color.bg.page", "color.text.prim"]);
  });
});

describe("one source", () => {
  const declared = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
  const theme = JSON.stringify(tailwind.theme);

  test("the theme of Tailwind and the style sheets name only custom properties that exist", () => {
    const sheets = ["src/app/styles.css", ".storybook/storybook.css"].map((file) =>
      readFileSync(path.join(root, file), "utf8"),
    );
    const named = [...[theme, ...sheets].join("\n").matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
    expect(named.filter((name) => !declared.has(name))).toEqual([]);
  });

  test("every token but the palette reaches Tailwind under its own name", () => {
    const missing = light
      .map(({ id }) => id)
      .filter((id) => !/^(?:palette|breakpoint|font\.size|typography)\./.test(id))
      .filter((id) =>
        [`var(${cssVariable(id)})`, `calc(var(${cssVariable(id)}) * 1em)`].every(
          (value) => !theme.includes(`"${id.split(".").at(-1)}":"${value}"`),
        ),
      );
    expect(missing).toEqual([]);
  });

  test("font sizes and breakpoints have their tokens' names", () => {
    const steps = (group: string, depth: number) => [
      ...new Set(light.filter(({ id }) => id.startsWith(`${group}.`)).map(({ id }) => id.split(".")[depth] ?? "")),
    ];
    expect(Object.keys(tailwind.theme.fontSize).toSorted()).toEqual(steps("font.size", 2).toSorted());
    expect(Object.keys(tailwind.theme.screens).toSorted()).toEqual(steps("breakpoint", 1).toSorted());
  });

  test("every theme sets every semantic color", () => {
    for (const name of themeNames) {
      const block = css.split(`[data-theme="${name}"]`).at(-1)?.split("}")[0] ?? "";
      const unset = light.filter(({ id }) => id.startsWith("color.") && !block.includes(`${cssVariable(id)}:`));
      expect(
        unset.map(({ id }) => id),
        name,
      ).toEqual([]);
    }
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

  test("a surface changes its colors inside `data-surface`", () => {
    const block = css.split('[data-surface="inverse"] {')[1]?.split("}")[0] ?? "";
    expect(block).toContain(`${cssVariable("color.bg.action")}: var(${cssVariable("color.bg.action-on-inverse")});`);
  });

  test("the prefix of the custom properties is written in one TypeScript file", () => {
    const prefix = cssVariable("");
    const files = globSync(["*.config.ts", "{src,stories,.storybook}/**/*.{ts,tsx}"], { cwd: root });
    const literal = files.filter((file) => readFileSync(path.join(root, file), "utf8").includes(prefix));
    expect(literal).toEqual(["src/lib/theme/css-variable.ts"]);
    expect(cssVariable("color.bg.page")).toBe("--ds-color-bg-page");
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

  /** The error of a folder of token files without terminal colors; undefined if all are valid. */
  async function errorOf(files: Record<string, string>): Promise<string | undefined> {
    const folder = await mkdtemp(path.join(tmpdir(), "korvane-tokens-"));
    const all = { "resolver.json": resolverFile, "base.json": "{}", "light.json": "{}", "dark.json": "{}", ...files };
    try {
      await Promise.all(Object.entries(all).map(([name, text]) => writeFile(path.join(folder, name), text)));
      await readTokens(folder);
      return undefined;
    } catch (error) {
      return stripVTControlCharacters((error as Error).message).replaceAll(`${folder}/`, "");
    } finally {
      await rm(folder, { recursive: true });
    }
  }

  test("the project's own files are valid", async () => {
    await expect(readTokens()).resolves.toBeDefined();
    expect(await errorOf({ "base.json": valid })).toBeUndefined();
  });

  test.each([
    ["{color.page}", "{color.pgae}", 7, "Could not resolve alias {color.pgae}"],
    [`"{color.page}"`, "12", 7, "Could not parse color"],
    ["1, 1, 1]", "1, 1]", 5, "Expected 3 components, received 2"],
    [`"$type": "color"`, `"$type": "hue"`, 4, "color.page has the unknown $type hue"],
    [`"{color.page}"`, "", 7, "Unexpected token"],
    [`"$type": "color",`, `"$type": "color"`, 4, "Unexpected token"],
    ["}\n}", "}\n", 8, "Unexpected end of input"],
  ])("%s written as %s", async (right, wrong, line, message) => {
    const error = await errorOf({ "base.json": valid.replace(right, wrong) });
    expect(error).toContain(`base.json:${line}:`);
    expect(error).toContain(message);
  });

  test.each([
    ["dimension", { value: "4", unit: "px" }, "Expected number"],
    ["dimension", { value: 4, unit: "pt" }, "Unit pt not allowed"],
    ["duration", "120ms", "Migrate to the new object format"],
    ["cubicBezier", [0, 0, 1], "Expected [number, number, number, number]"],
    ["fontWeight", 5000, "Must either be a valid number"],
    ["shadow", { color: "#000" }, "Missing required properties"],
  ])("a %s of %j", async (type, value, message) => {
    const error = await errorOf({ "base.json": JSON.stringify({ a: { $type: type, b: { $value: value } } }, null, 2) });
    expect(error).toMatch(/base\.json:[5-7]:/);
    expect(error).toContain(message);
  });

  test("in a theme other than the default one", async () => {
    const dark = `{\n  "color": {\n    "text": { "$value": "{color.pgae}" }\n  }\n}`;
    expect(await errorOf({ "base.json": valid, "dark.json": dark })).toContain("dark.json:3:");
  });

  test("in the resolver", async () => {
    expect(await errorOf({ "resolver.json": resolverFile.slice(0, -1) })).toContain("resolver.json");
    expect(await errorOf({ "resolver.json": resolverFile.replace("dark.json", "drak.json") })).toContain("drak.json");
  });
});
