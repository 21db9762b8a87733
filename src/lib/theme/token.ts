import type base from "#tokens/base.tokens.json";
import type light from "#tokens/light.tokens.json";

/** The names of a group's tokens, joined by dots as DTCG does; members that begin with `$` are not tokens. */
type Names<Group, Path extends string = ""> = {
  [Key in keyof Group & string]: Key extends `$${string}`
    ? never
    : Group[Key] extends { $value: unknown }
      ? `${Path}${Key}`
      : Names<Group[Key], `${Path}${Key}.`>;
}[keyof Group & string];

/** Base tokens that components may name; widths of windows and fluid sizes reach them through Tailwind alone. */
type Base = Omit<typeof base, "palette" | "breakpoint" | "font"> & { font: Omit<typeof base.font, "size"> };

/** Every token that has a custom property and that components may use: `color.bg.page`, `space.4`, `duration.fast`. */
export type TokenName = Names<Base> | Names<typeof light>;

type Dashed<Name extends string> = Name extends `${infer Head}.${infer Tail}` ? `${Head}-${Dashed<Tail>}` : Name;

/** A token's value as CSS writes it, for the rare place that a class cannot reach: an SVG attribute, a chart, a story. */
export const tokenVar = <Name extends TokenName>(name: Name) =>
  `var(--ds-${name.replaceAll(".", "-")})` as `var(--ds-${Dashed<Name>})`;
