import { catalog } from "virtual:token-catalog";
import { cssVariable } from "#lib/theme/css-variable.ts";

/** The last part of a token's name, which utility classes use. */
export const ownName = (name: string) => name.split(".").at(-1) ?? "";

/** A token as a CSS value, for examples that no utility class covers. */
export const tokenVariable = (name: string) => `var(${cssVariable(name)})`;

const lineOf = ({ values }: (typeof catalog.tokens)[number]) => values.light.chain[0]?.line ?? 0;

/** The tokens of one group in the order of their file, each with its utility class. */
export const group = (path: string, code?: (own: string) => string) =>
  catalog.tokens
    .filter(({ name }) => name.startsWith(`${path}.`))
    .toSorted((a, b) => lineOf(a) - lineOf(b))
    .map((token) => ({ ...token, value: token.values.light.value, code: code?.(ownName(token.name)) }));
