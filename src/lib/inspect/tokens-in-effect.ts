import type { BuildFacts } from "#lib/inspect/build-facts.ts";
import { cssVariable } from "#lib/theme/css-variable.ts";
import { breakpoint } from "#tokens/base.tokens.json";

/** A token that shapes an element, with its value in the theme and on the surface of the element. */
export interface UsedToken {
  name: string;
  value: string;
  /** The class, or the ancestor's from which the value is inherited. */
  className: string;
  isInherited: boolean;
}

/** The media query of each breakpoint, as `(width >= 37.5rem)`. */
export const mediaQueries: Partial<Record<string, string>> = Object.fromEntries(
  Object.entries(breakpoint).flatMap(([name, token]) =>
    typeof token === "object" ? [[name, `(width >= ${token.$value.value}${token.$value.unit})`]] : [],
  ),
);

/** The states of a variant that the element itself, or its group, can have. */
const states: Record<string, string> = {
  hover: ":hover",
  focus: ":focus",
  "focus-visible": ":focus-visible",
  active: ":active",
  checked: ":checked",
  disabled: ":disabled",
};

/** Whether a variant of a class, such as `sm` or `hover`, applies now; those of other kinds count as not applying. */
function applies(variant: string, element: Element): boolean {
  const query = mediaQueries[variant.replace(/^max-/, "")];
  if (query !== undefined) return matchMedia(variant.startsWith("max-") ? `not ${query}` : query).matches;
  const selector = states[variant.replace(/^group-/, "")];
  if (selector === undefined) return false;
  return variant.startsWith("group-") ? element.closest(`.group${selector}`) !== null : element.matches(selector);
}

/** The group of a token: `color.text` of `color.text.primary`. */
const groupOf = (token: string) => token.slice(0, token.lastIndexOf("."));

/** The tokens of an element's own classes that apply now: of those for one property the one with the most variants, or the last. */
function ownTokens(element: Element, { classes, tokens }: BuildFacts): Map<string, UsedToken & { rank: number }> {
  const found = new Map<string, UsedToken & { rank: number }>();
  for (const className of element.classList) {
    const variants = className.split(":");
    const utility = variants.pop() ?? "";
    if (!variants.every((variant) => applies(variant, element))) continue;
    for (const index of classes[utility] ?? []) {
      const name = tokens[index] ?? "";
      const leaf = name.slice(name.lastIndexOf(".") + 1);
      const property = `${utility.endsWith(leaf) ? utility.slice(0, -leaf.length) : utility} ${groupOf(name)}`;
      const rank = variants.length;
      if ((found.get(property)?.rank ?? 0) > rank) continue;
      found.set(property, { name, value: valueOf(name, element), className, isInherited: false, rank });
    }
  }
  return found;
}

/** A color as in Storybook, such as `#FFFFFF`; the built style sheet has the shortest text, such as `#fff`. */
const formatHex = (hex: string) => (hex.length < 6 ? hex.replaceAll(/\w/g, "$&$&") : hex).toUpperCase();

/** The value of a token at an element; lengths in pixels, times in milliseconds. */
function valueOf(token: string, element: Element): string {
  const style = getComputedStyle(element);
  if (token.startsWith("font.size.")) return `${String(Math.round(parseFloat(style.fontSize) * 10) / 10)} px`;
  const value = style.getPropertyValue(cssVariable(token)).trim();
  if (value.startsWith("#")) return formatHex(value);
  const [, amount, unit = ""] = /^([\d.]+)(rem|px|s|ms)?$/.exec(value) ?? [];
  if (amount === undefined) return value;
  const factors: Record<string, number> = {
    rem: parseFloat(getComputedStyle(document.documentElement).fontSize),
    s: 1000,
  };
  const number = Math.round(Number(amount) * (factors[unit] ?? 1) * 10_000) / 10_000;
  return `${number} ${unit && (unit.endsWith("s") ? "ms" : "px")}`.trim();
}

/** The groups whose values an element takes from its ancestors, and the tokens of the whole page. */
const inherited: Record<string, string | undefined> = {
  "color.text": "color.text.primary",
  "color.bg": "color.bg.page",
  "font.size": undefined,
  "font.line": undefined,
  "font.weight": undefined,
};

const order = ["color.text", "color.bg", "color", "font.size", "font", "space", "size", "radius", ""];
const placeOf = ({ name }: UsedToken) => order.findIndex((start) => name.startsWith(start));

/** The tokens that shape an element: those of its classes, and color, background and type of its ancestors. */
export function tokensInEffect(element: Element, facts: BuildFacts): UsedToken[] {
  const own: UsedToken[] = [...ownTokens(element, facts).values()];
  for (const [group, fallback] of Object.entries(inherited)) {
    let found = own.some(({ name }) => groupOf(name) === group);
    for (let one = element.parentElement; one && !found; one = one.parentElement)
      for (const token of ownTokens(one, facts).values())
        if (groupOf(token.name) === group) {
          own.push({ ...token, isInherited: true });
          found = true;
        }
    if (!found && fallback)
      own.push({ name: fallback, value: valueOf(fallback, element), className: "body", isInherited: true });
  }
  return own.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** The elements of the page whose classes use a token now. */
export const elementsWith = (token: string, facts: BuildFacts, root: Element): Element[] =>
  [...root.querySelectorAll("[class]")].filter(
    (element) =>
      !element.closest("[data-inspect]") && [...ownTokens(element, facts).values()].some(({ name }) => name === token),
  );
