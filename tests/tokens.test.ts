// @vitest-environment node
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, expectTypeOf, test } from "vitest";
import { tokenFault } from "#build/vite/token-error.ts";
import { readTokens, themeNames, tokensCss } from "#build/vite/tokens.ts";
import { type TokenName, tokenVar } from "#lib/theme/token.ts";
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
type Pledge = { kind?: string; on?: string[] } | undefined;

/** Colors that are no reference to a base color, because they let something through. */
const translucent = new Set(["color.bg.header", "color.bg.scrim"]);

/** Colors that promise no contrast, with the reason. */
const silent: Record<string, string> = {
  "color.border.hairline": "Dividing lines carry no meaning.",
  "color.border.on-inverse": "Dividing lines carry no meaning.",
};

/** Semantic colors that wait for a component, with the issue that brings it. */
const waiting: Record<string, string> = {};

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
  const rootless = (tokens: Known[]) =>
    tokens
      .filter(({ id, aliasOf }) => id.startsWith("color.") && !aliasOf?.startsWith("palette.") && !translucent.has(id))
      .map(({ id }) => id);

  const unpledged = (tokens: Known[]) =>
    tokens
      .filter(({ id }) => /^color\.(?:text|border|focus)\./.test(id) && !(id in silent))
      .filter(({ $extensions }) => {
        const pledge = $extensions?.["com.korvane.contrast"] as Pledge;
        return !pledge?.kind || !pledge.on?.length;
      })
      .map(({ id }) => id);

  test.each(themeNames)("refers to a base color in the theme %s", (theme) => {
    expect(rootless(Object.values(themes[theme] ?? {}))).toEqual([]);
  });

  test("with a value of its own is found", () => {
    expect(rootless([{ id: "color.bg.page" }, { id: "color.bg.raised", aliasOf: "palette.plain.white" }])).toEqual([
      "color.bg.page",
    ]);
  });

  test("of text, borders and focus declares on what it is seen", () => {
    for (const theme of themeNames) expect(unpledged(Object.values(themes[theme] ?? {})), theme).toEqual([]);
  });

  test("without a declared surface is found", () => {
    const tokens = [
      { id: "color.text.primary" },
      { id: "color.text.link", $extensions: { "com.korvane.contrast": { kind: "text", on: [] } } },
      { id: "color.focus.ring", $extensions: { "com.korvane.contrast": { kind: "ui", on: ["bg.page"] } } },
    ];
    expect(unpledged(tokens)).toEqual(["color.text.primary", "color.text.link"]);
  });

  test("exists in every theme, and promises the same", () => {
    const promises = (theme: string) =>
      Object.fromEntries(
        Object.values(themes[theme] ?? {})
          .filter(({ id }) => id.startsWith("color."))
          .map(({ id, $extensions }) => [id, $extensions?.["com.korvane.contrast"]]),
      );
    for (const theme of themeNames) expect(promises(theme), theme).toEqual(promises("light"));
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
      return !asClass.test(sources) && !sources.includes(`--ds-color-${group}-${own})`);
    });

  const names = light.map(({ id }) => id).filter((id) => id.startsWith("color."));

  test("by a component or the global styles", () => {
    const files = globSync(["src/{ui,sections,pages,app}/**/*.{tsx,css}", "src/assets/*.svg"], { cwd: root });
    const sources = files.map((file) => readFileSync(path.join(root, file), "utf8")).join("\n");
    const found = unused(names, sources);
    expect(found.filter((name) => !(name in waiting))).toEqual([]);
    expect(
      Object.keys(waiting).filter((name) => !found.includes(name)),
      "no longer waiting",
    ).toEqual([]);
  });

  test("and one that nobody uses is found", () => {
    const sources = `<p className="text-primary hover:border-t-strong bg-page-2 outline-ring">; color: var(--ds-color-bg-selection)`;
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
  const declared = new Set([...css.matchAll(/(--ds-[\w-]+):/g)].map(([, name]) => name));
  const theme = JSON.stringify(tailwind.theme);

  test("the theme of Tailwind and the style sheets name only custom properties that exist", () => {
    const sheets = ["src/app/styles.css", ".storybook/storybook.css"].map((file) =>
      readFileSync(path.join(root, file), "utf8"),
    );
    const named = [...[theme, ...sheets].join("\n").matchAll(/var\((--ds-[\w-]+)\)/g)].map(([, name]) => name);
    expect(named.filter((name) => !declared.has(name))).toEqual([]);
  });

  test("every token but the palette reaches Tailwind under its own name", () => {
    const missing = light
      .map(({ id }) => id)
      .filter((id) => !/^(?:palette|breakpoint|font\.size)\./.test(id))
      .filter((id) => !theme.includes(`"${id.split(".").at(-1)}":"var(--ds-${id.replaceAll(".", "-")})"`));
    expect(missing).toEqual([]);
  });

  test("sizes of type and widths of windows have their tokens' names", () => {
    const steps = (group: string, depth: number) => [
      ...new Set(light.filter(({ id }) => id.startsWith(`${group}.`)).map(({ id }) => id.split(".")[depth] ?? "")),
    ];
    expect(Object.keys(tailwind.theme.fontSize).toSorted()).toEqual(steps("font.size", 2).toSorted());
    expect(Object.keys(tailwind.theme.screens).toSorted()).toEqual(steps("breakpoint", 1).toSorted());
  });

  test("every theme sets every semantic color", () => {
    for (const name of themeNames) {
      const block = css.split(`[data-theme="${name}"]`)[1]?.split("}")[0] ?? "";
      const unset = light.filter(
        ({ id }) => id.startsWith("color.") && !block.includes(`--ds-${id.replaceAll(".", "-")}:`),
      );
      expect(
        unset.map(({ id }) => id),
        name,
      ).toEqual([]);
    }
  });

  test("names are typed, and a name without a token is a type error", () => {
    expect(tokenVar("color.bg.page")).toBe("var(--ds-color-bg-page)");
    expectTypeOf(tokenVar("space.4")).toEqualTypeOf<"var(--ds-space-4)">();
    expectTypeOf<"duration.fast" | "color.text.on-action" | "font.family.sans">().toExtend<TokenName>();
    expectTypeOf<"color.bg.pgae">().not.toExtend<TokenName>();
    expectTypeOf<"palette.ink.900">().not.toExtend<TokenName>();
  });
});

describe("a malformed token is named with its file and line", () => {
  const sound = `{
  "color": {
    "$type": "color",
    "page": {
      "$value": { "colorSpace": "srgb", "components": [1, 1, 1] }
    },
    "text": { "$value": "{color.page}" }
  }
}`;

  test("ours have no fault", () => {
    const names = globSync("tokens/*.tokens.json", { cwd: root });
    const files = Object.fromEntries(names.map((name) => [name, readFileSync(path.join(root, name), "utf8")]));
    expect(Object.keys(files)).toHaveLength(4);
    expect(tokenFault(files)).toBeUndefined();
    expect(tokenFault({ "a.json": sound })).toBeUndefined();
  });

  test.each([
    ["{color.page}", "{color.pgae}", "a.json:7: color.text refers to color.pgae, which does not exist"],
    [`"{color.page}"`, "12", "a.json:7: color.text is no valid color: 12"],
    ["1, 1, 1]", "1, 1]", "a.json:4: color.page is no valid color"],
    [`"$type": "color"`, `"$type": "color"`, "a.json:4: color.page has the type color, which is none that we use"],
    [`"{color.page}"`, "", "a.json:7: "],
    [`"$type": "color",`, `"$type": "color"`, "a.json:4: "],
    ["}\n}", "}\n", "a.json:9: "],
  ])("%s written as %s", (right, wrong, words) => {
    expect(tokenFault({ "a.json": sound.replace(right, wrong) })).toContain(words);
  });

  test.each([
    ["dimension", { value: "4", unit: "px" }],
    ["dimension", { value: 4, unit: "pt" }],
    ["duration", "120ms"],
    ["cubicBezier", [0, 0, 1]],
    ["fontWeight", 5000],
    ["shadow", { color: "#000" }],
  ])("a %s of %j", (type, value) => {
    const file = JSON.stringify({ a: { $type: type, b: { $value: value } } }, null, 2);
    expect(tokenFault({ "x.json": file })).toBe(`x.json:4: a.b is no valid ${type}: ${JSON.stringify(value)}`);
  });
});
