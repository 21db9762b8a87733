import { cssVariable } from "#lib/theme/css-variable.ts";
import type base from "#tokens/base.tokens.json";
import type semantic from "#tokens/semantic.tokens.json";

/** The names of a group's tokens, joined by dots; members that begin with `$` are not tokens. */
type Names<Group, Path extends string = ""> = {
  [Key in keyof Group & string]: Key extends `$${string}`
    ? never
    : Group[Key] extends { $value: unknown }
      ? `${Path}${Key}`
      : Names<Group[Key], `${Path}${Key}.`>;
}[keyof Group & string];

/** Base tokens with a custom property of use to components; breakpoints and font sizes are Tailwind's alone. */
type Base = Omit<typeof base, "palette" | "breakpoint" | "font"> & { font: Omit<typeof base.font, "size"> };

/** The name of a token that components use: `color.bg.page`, `space.4`, `duration.fast`. */
export type TokenName = Names<Base> | Names<typeof semantic>;

/** A token as a CSS value, for examples that no utility class covers. */
export const tokenVariable = (name: TokenName) => `var(${cssVariable(name)})`;
