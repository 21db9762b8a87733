import type { TokenNormalized } from "@terrazzo/parser";
import { cssVariable } from "#lib/theme/css-variable.ts";

/** The browser's default text size in pixels; Figma has no rem. */
const textSize = 16;

type Length = { value: number; unit: string };

/** A node of a DTCG file: a group or a token. */
export type FigmaNode = { [key: string]: unknown };

/**
 * The properties of a layer that offer a variable, by the group of its token. Other groups, such as the palette and the
 * stacking order, are offered nowhere.
 */
const scopes: readonly (readonly [group: string, scopes: readonly string[]])[] = [
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
      const [, family] = variableFont.exec([$value].flat()[0] ?? "") ?? [];
      return family ? { $type, $value: family } : undefined;
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
 * mode of a collection. Text styles, shadows, easings, relative line heights and letter spacings, and fonts of the system
 * are no variables and are left out.
 */
export function figmaVariables(tokens: Readonly<Record<string, TokenNormalized>>, modeName: string): FigmaNode {
  const file: FigmaNode = { $extensions: { "com.figma.modeName": modeName } };
  for (const [name, token] of Object.entries(tokens)) {
    const variable = figmaValue(token);
    if (!variable) continue;
    const parts = name.split(".");
    const own = parts.pop() ?? "";
    let group = file;
    for (const part of parts) group = (group[part] ??= {}) as FigmaNode;
    group[own] = {
      ...variable,
      ...(token.aliasOf && { $value: `{${token.aliasOf}}` }),
      $description: token.$description,
      $extensions: {
        "com.figma.scopes": scopes.find(([prefix]) => name.startsWith(`${prefix}.`))?.[1] ?? [],
        "com.figma.codeSyntax": { WEB: `var(${cssVariable(name)})` },
      },
    };
  }
  return file;
}
