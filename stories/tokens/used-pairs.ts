import { cssVariable } from "#lib/theme/css-variable.ts";
import semantic from "#tokens/semantic.tokens.json";

/** Two colors that meet on the screen, by the tokens that set them. */
export type UsedPair = {
  foreground: string;
  background: string;
  kind: "text" | "ui";
  state: "rest" | "hover" | "focus";
  /** The opacity of the element and its ancestors together, if they are translucent. */
  opacity?: number;
};

/** The semantic colors, each at the position that its mark has. */
const names = Object.entries(semantic.color)
  .filter(([group]) => !group.startsWith("$"))
  .flatMap(([group, tokens]) =>
    Object.keys(tokens)
      .filter((name) => !name.startsWith("$"))
      .map((name) => `color.${group}.${name}`),
  );

/** The fills that have to be seen against their surroundings. */
const seenFills = new Set(
  Object.entries(semantic.color.bg).flatMap(([name, token]) =>
    typeof token === "object" && "$extensions" in token && "com.korvane.contrast" in token.$extensions
      ? [`color.bg.${name}`]
      : [],
  ),
);

/** A value that no token has and that says which token set it. */
const mark = (index: number) => `rgb(1, 2, ${index})`;
const tokenOf = (color: string) => names[Number(/^rgb\(1, 2, (\d+)\)$/.exec(color)?.[1] ?? -1)];

const markSheet = () =>
  `:root, [data-theme], [data-surface="page"] {${names.map((name, index) => `${cssVariable(name)}: ${mark(index)} !important;`).join("")}} * {transition: none !important}`;

const focusable = "a[href], button, input, select, textarea, summary, [tabindex='0']";
const controls = "input, select, textarea, button, [role='checkbox'], [role='radio'], [role='switch']";
const unavailable = ":disabled, [aria-disabled='true'], [inert]";

/** The pseudo-classes of the states that elements are shown in; an escaped colon belongs to the name of a class. */
const pseudoClasses = { hover: /(?<!\\):hover\b/g, focus: /(?<!\\):focus-visible\b/g };
type PseudoState = keyof typeof pseudoClasses;

/** What stands for a pseudo-class: it matches every element, and is as specific. */
const matchesAll = ":not([data-none])";

/** A style rule that applies in a state, with the selector of the elements that it changes then. */
type StateRule = { rule: CSSStyleRule; selector: string };

type KnownRules = WeakMap<CSSStyleSheet, { length: number; rules: StateRule[] }>;
const knownRules: Record<PseudoState, KnownRules> = { hover: new WeakMap(), focus: new WeakMap() };

/** Every style rule of a sheet with the pseudo-class, nested ones included; read once for each version of the sheet. */
function rulesIn(sheet: CSSStyleSheet, state: PseudoState): StateRule[] {
  const { length } = sheet.cssRules;
  const known = knownRules[state].get(sheet);
  if (known?.length === length) return known.rules;
  const rules: StateRule[] = [];
  const visit = (list: CSSRuleList, parent: string) => {
    for (const rule of list) {
      let selector = parent;
      if (rule instanceof CSSStyleRule) {
        selector = parent ? rule.selectorText.replaceAll("&", `:is(${parent})`) : rule.selectorText;
        selector = selector.replaceAll(pseudoClasses[state], matchesAll);
        if (rule.selectorText.search(pseudoClasses[state]) >= 0) rules.push({ rule, selector });
      }
      if ("cssRules" in rule) visit(rule.cssRules as CSSRuleList, selector);
    }
  };
  visit(sheet.cssRules, "");
  knownRules[state].set(sheet, { length, rules });
  return rules;
}

/** Calls a function, while every element looks as it does in a state, with the elements that this changes. */
function whileInState(root: Element, state: PseudoState, run: (changed: ReadonlySet<Element>) => void): void {
  const changed = new Set<Element>();
  const rules = [...document.styleSheets]
    .flatMap((sheet) => rulesIn(sheet, state))
    .filter(({ selector }) => {
      const targets = root.querySelectorAll(selector);
      // Descendants inherit colors, and lie on the fill of the element.
      for (const target of targets)
        for (const element of [target, ...target.querySelectorAll("*")]) changed.add(element);
      return targets.length > 0;
    });
  if (rules.length === 0) return;
  const originals = rules.map(({ rule }) => [rule, rule.selectorText] as const);
  for (const [rule, selector] of originals) rule.selectorText = selector.replaceAll(pseudoClasses[state], matchesAll);
  run(changed);
  for (const [rule, selector] of originals) rule.selectorText = selector;
}

/** The fill behind an element and the opacity of it with its ancestors; the results of one measurement are kept. */
class Surroundings {
  #fills = new Map<Element, string | undefined>();
  #opacities = new Map<Element, number>();

  /** The surface behind an element: the fill of the nearest element that has one. */
  groundOf(element: Element | null): string | undefined {
    if (!element) return undefined;
    if (!this.#fills.has(element)) {
      const { backgroundColor } = getComputedStyle(element);
      const isFilled = backgroundColor !== "rgba(0, 0, 0, 0)";
      this.#fills.set(element, isFilled ? tokenOf(backgroundColor) : this.groundOf(element.parentElement));
    }
    return this.#fills.get(element);
  }

  opacityOf(element: Element | null): number {
    if (!element) return 1;
    const known = this.#opacities.get(element);
    if (known !== undefined) return known;
    const opacity = Number(getComputedStyle(element).opacity) * this.opacityOf(element.parentElement);
    this.#opacities.set(element, opacity);
    return opacity;
  }
}

/** The nearest ancestor behind the sides of a focus ring outside of the element: one that is wider, or scrolls sideways. */
function surrounding(element: Element): Element | null {
  const own = element.getBoundingClientRect();
  let node = element.parentElement;
  while (node) {
    const box = node.getBoundingClientRect();
    const isAround = box.left < own.left - 1 && box.right > own.right + 1;
    if (isAround || getComputedStyle(node).overflowX === "auto" || node === document.body) return node;
    node = node.parentElement;
  }
  return null;
}

const hasText = (element: Element) =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) ||
  element.matches("input:not([type='checkbox'], [type='radio']), textarea, select");

const isVisible = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
};

/** The colors of one element that have to be told apart from what is around it. */
function colorsOf(element: Element, state: "rest" | "hover"): [string | undefined, Element | null, UsedPair["kind"]][] {
  const style = getComputedStyle(element);
  const found: [string | undefined, Element | null, UsedPair["kind"]][] = [];
  if (hasText(element)) found.push([tokenOf(style.color), element, "text"]);
  if (element.matches(":placeholder-shown"))
    found.push([tokenOf(getComputedStyle(element, "::placeholder").color), element, "text"]);
  if (element instanceof SVGElement) {
    if (element.closest("a, button, summary, label, [role='img']"))
      for (const color of [style.fill, style.stroke]) found.push([tokenOf(color), element, "ui"]);
    return found;
  }
  const hasBorder = style.borderBlockEndStyle !== "none" && style.borderBlockEndWidth !== "0px";
  if (hasBorder && element.matches(controls))
    found.push([tokenOf(style.borderBlockEndColor), element.parentElement, "ui"]);
  const fill = tokenOf(style.backgroundColor);
  if (state === "rest" && fill && seenFills.has(fill)) found.push([fill, element.parentElement, "ui"]);
  return found;
}

type Add = (pair: UsedPair, element: Element) => void;

/** Measures elements with the marks in place. */
function measure(elements: Iterable<Element>, state: "rest" | "hover", add: Add): void {
  const surroundings = new Surroundings();
  for (const element of elements) {
    if (!isVisible(element) || element.closest(unavailable)) continue;
    for (const [foreground, behind, kind] of colorsOf(element, state)) {
      const background = foreground && surroundings.groundOf(behind);
      const opacity = Math.round(surroundings.opacityOf(element) * 100) / 100;
      const translucent = opacity < 1 ? { opacity } : {};
      if (background && background !== foreground)
        add({ foreground, background, kind, state, ...translucent }, element);
    }
  }
}

/** Measures the focus rings of elements with the marks in place, while all of them look as if they had the focus. */
function measureRings(elements: Iterable<Element>, add: Add): void {
  const surroundings = new Surroundings();
  for (const element of elements) {
    if (!element.matches(focusable) || !isVisible(element) || element.closest(unavailable)) continue;
    const { outlineColor, outlineOffset } = getComputedStyle(element);
    const ring = tokenOf(outlineColor);
    const background = surroundings.groundOf(parseFloat(outlineOffset) < 0 ? element : surrounding(element));
    if (ring && background) add({ foreground: ring, background, kind: "ui", state: "focus" }, element);
  }
}

/** The text that tells pairs apart. */
export const pairKey = ({ foreground, background, kind, state, opacity }: UsedPair): string =>
  [foreground, background, kind, state, opacity].join(" ");

/** Calls a function while every color token has a value of its own, so that the computed color of an element names its token. */
function whileMarked<Result>(read: () => Result): Result {
  const sheet = document.createElement("style");
  sheet.textContent = markSheet();
  document.head.append(sheet);
  try {
    return read();
  } finally {
    sheet.remove();
  }
}

/** An element that shows each pair that was collected last, as its markup begins. */
const shownBy = new Map<string, string>();

/**
 * The pairs of colors that the document shows now, at rest, on hover and with focus; and whether it shows text whose color or
 * surface is no token, or that is translucent: no declared pair proves its contrast.
 */
export function readColors(): { pairs: UsedPair[]; hasUndeclaredText: boolean } {
  const { body } = document;
  const pairs = new Map<string, UsedPair>();
  shownBy.clear();
  const add: Add = (pair, element) => {
    pairs.set(pairKey(pair), pair);
    shownBy.set(pairKey(pair), element.outerHTML.slice(0, 120));
  };
  const elements = body.querySelectorAll("*");
  const hasUndeclaredText = whileMarked(() => {
    measure(elements, "rest", add);
    const surroundings = new Surroundings();
    const isDeclared = (element: Element) =>
      tokenOf(getComputedStyle(element).color) &&
      surroundings.groundOf(element) &&
      surroundings.opacityOf(element) === 1;
    const isUndeclared = [...elements].some((one) => hasText(one) && isVisible(one) && !isDeclared(one));
    whileInState(body, "hover", (changed) => measure(changed, "hover", add));
    whileInState(body, "focus", (changed) => measureRings(changed, add));
    return isUndeclared;
  });
  // A pair that looks the same on hover is one of rest.
  const isOwn = (pair: UsedPair) => pair.state !== "hover" || !pairs.has(pairKey({ ...pair, state: "rest" }));
  return { pairs: [...pairs.values()].filter(isOwn), hasUndeclaredText };
}

type Requirement = { kind?: string; on?: readonly string[] } | undefined;

/** The pairs that no token declares, as messages that say what to do. */
export function undeclaredPairs(pairs: readonly UsedPair[]): string[] {
  const messages = pairs
    .filter(({ foreground, background, kind }) => {
      const [, group = "", name = ""] = /^color\.(\w+)\.(.+)$/.exec(foreground) ?? [];
      const tokens = semantic.color as unknown as Record<
        string,
        Record<string, { $extensions?: Record<string, Requirement> }>
      >;
      const requirement = tokens[group]?.[name]?.$extensions?.["com.korvane.contrast"];
      const isEnough = kind === "ui" || requirement?.kind === "text";
      return !isEnough || !requirement?.on?.includes(background.replace("color.", ""));
    })
    .map((pair) => {
      const { foreground, background, kind, state } = pair;
      const element = shownBy.get(pairKey(pair));
      const shown = element ? `, for instance by ${element}` : "";
      return `${foreground} (${kind}, ${state}) is used on ${background}: declare it in tokens/semantic.tokens.json, or use another color${shown}.`;
    });
  return [...new Set(messages)];
}
