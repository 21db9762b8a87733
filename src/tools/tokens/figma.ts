import type { VariableCodeSyntax, VariableScope } from "@figma/rest-api-spec";
import type { TokenNormalized } from "@terrazzo/parser";
import { cssVariable } from "#lib/theme/css-variable.ts";
import { type Theme, themeNames, themes } from "#lib/theme/themes.ts";
import type { TokenValue } from "#tools/tokens/read-tokens.ts";
import { tokensIn, type Tree } from "#tools/tokens/token-tree.ts";

/** The browser's default text size in pixels; Figma has no rem. */
const textSize = 16;

type Length = { value: number; unit: string };

/**
 * The properties of a layer that offer a variable, by the group of its token. Other groups, such as the palette and the
 * stacking order, are offered nowhere.
 */
const scopes: readonly (readonly [group: string, scopes: readonly VariableScope[]])[] = [
  ["color.bg", ["FRAME_FILL", "SHAPE_FILL"]],
  ["color.text", ["TEXT_FILL", "SHAPE_FILL"]],
  ["color.border", ["STROKE_COLOR"]],
  ["color.focus", ["STROKE_COLOR"]],
  ["space", ["GAP"]],
  ["size", ["WIDTH_HEIGHT"]],
  ["breakpoint", ["WIDTH_HEIGHT"]],
  ["radius", ["CORNER_RADIUS"]],
  ["border-width", ["STROKE_FLOAT"]],
  ["font.family", ["FONT_FAMILY"]],
  ["font.weight", ["FONT_WEIGHT"]],
  ["font.size", ["FONT_SIZE"]],
  ["opacity", ["OPACITY"]],
];

/** Parts of a font size: Figma reads a number variable as pixels in these properties. */
const relative = /^font\.(?:line|tracking)\./;

/** The family of a font package, which is installed without this word. */
const variableFont = /^(.+) Variable$/;

/** Figma imports colors in sRGB, lengths in pixels, durations in seconds, opacity in percent, and one installed font family. */
function figmaValue({ id, $type, $value }: TokenNormalized): { $type: string; $value: unknown } | undefined {
  switch ($type) {
    case "color": {
      const { components, alpha = 1, hex } = $value as { components: readonly number[]; alpha?: number; hex?: string };
      return { $type, $value: { colorSpace: "srgb", components, alpha, hex } };
    }
    case "dimension": {
      const { value, unit } = $value as Length;
      return { $type, $value: { value: unit === "rem" ? value * textSize : value, unit: "px" } };
    }
    case "duration": {
      const { value, unit } = $value as Length;
      return { $type, $value: { value: unit === "ms" ? value / 1000 : value, unit: "s" } };
    }
    case "fontFamily": {
      const [family = ""] = [$value].flat();
      return { $type, $value: variableFont.exec(family)?.[1] ?? family };
    }
    case "fontWeight":
      return { $type: "number", $value };
    case "number":
      if (relative.test(id)) return undefined;
      return { $type, $value: id.startsWith("opacity.") ? $value * 100 : $value };
    default:
      return undefined;
  }
}

/**
 * The variables of one theme for Figma: a DTCG file of the values that variables can have, with references. A file is one
 * mode of a collection. Text styles, shadows, easings, and relative line heights and letter spacings are no variables and
 * are left out.
 */
export function figmaVariables(tokens: Readonly<Record<string, TokenNormalized>>, modeName: string): Tree {
  const file: Tree = { $extensions: { "com.figma.modeName": modeName } };
  for (const [name, token] of Object.entries(tokens)) {
    const variable = figmaValue(token);
    if (!variable) continue;
    const parts = name.split(".");
    const own = parts.pop() ?? "";
    let group = file;
    for (const part of parts) group = (group[part] ??= {}) as Tree;
    group[own] = {
      ...variable,
      ...(token.aliasOf && { $value: `{${token.aliasOf}}` }),
      $description: token.$description,
      $extensions: {
        "com.figma.scopes": scopes.find(([prefix]) => name.startsWith(`${prefix}.`))?.[1] ?? [],
        "com.figma.codeSyntax": { WEB: `var(${cssVariable(name)})` } satisfies VariableCodeSyntax,
      },
    };
  }
  return file;
}

/** The theme whose values a file of variables has. */
export function themeOf({ $extensions }: Tree): Theme {
  const mode = ($extensions as Record<string, string> | undefined)?.["com.figma.modeName"];
  const theme = themeNames.find((name) => themes[name].title === mode);
  if (theme) return theme;
  const titles = themeNames.map((name) => themes[name].title).join("', '");
  throw new Error(`The mode of the file is named '${mode}', which is none of '${titles}'.`);
}

/** The value of a variable in the unit of its token; Figma exports lengths and durations as numbers. */
function ownValue(token: TokenNormalized, value: unknown): unknown {
  const { $type, $value } = token;
  const amount = Number(typeof value === "object" && value !== null && "value" in value ? value.value : value);
  // the factors of our units leave errors in the last digits
  const times = (factor: number) => Math.round(amount * factor * 1e6) / 1e6;
  switch ($type) {
    case "dimension":
      return { ...$value, value: times($value.unit === "rem" ? 1 / textSize : 1) };
    case "duration":
      return { ...$value, value: times($value.unit === "ms" ? 1000 : 1) };
    case "fontFamily": {
      const [first = "", ...others] = [$value].flat();
      return [`${String([value].flat()[0])}${variableFont.test(first) ? " Variable" : ""}`, ...others];
    }
    case "number":
      return times(token.id.startsWith("opacity.") ? 0.01 : 1);
    default:
      return value;
  }
}

/**
 * The tokens of one theme with the values of a file that Figma has exported, also of variables that are no token yet, and
 * without tokens whose variable is gone.
 *
 * @throws Error for a reference to a variable that the file does not contain
 */
export function tokensFromFigma(file: Tree, tokens: Readonly<Record<string, TokenNormalized>>): TokenValue[] {
  const variables = new Map(tokensIn(file));
  const valueOf = (name: string): unknown => {
    const variable = variables.get(name);
    if (!variable) throw new Error(`The file refers to ${name}, which it does not contain.`);
    const [, target] = /^\{(.+)\}$/.exec(String(variable.$value)) ?? [];
    return target ? valueOf(target) : variable.$value;
  };
  const others = Object.values(tokens).filter((token) => !figmaValue(token));
  const values = [...variables.keys()].map((id) => {
    const token = tokens[id];
    const value = valueOf(id);
    return (
      token ? { ...token, $value: ownValue(token, value) } : { ...variables.get(id), id, $value: value }
    ) as TokenValue;
  });
  return [...others, ...values];
}
