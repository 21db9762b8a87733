import { computeAccessibleName, getRole } from "dom-accessibility-api";
import type { BuildFacts, Component } from "#lib/inspect/build-facts.ts";
import type { ComponentTree } from "#lib/inspect/component-tree.ts";
import {
  compositeColors,
  contrastLevel,
  contrastRatio,
  lightnessContrast,
  parseColor,
  type Rgba,
} from "#lib/inspect/contrast.ts";
import { tokensInEffect, type UsedToken } from "#lib/inspect/tokens-in-effect.ts";

/** The contrast of an element's own text; without numbers where a picture is behind it. */
export type Contrast =
  | { kind: "measured"; ratio: number; level: string; lightness: number; isLarge: boolean }
  | { kind: "picture" };

/** What Inspect shows of one element. */
export interface ElementFacts {
  tag: string;
  role: string;
  name: string;
  width: number;
  height: number;
  /** The components around it, the innermost first. */
  components: Component[];
  tokens: UsedToken[];
  /** Undefined for an element without text of its own. */
  contrast: Contrast | undefined;
  /** The size in pixels of what reacts to a pointer, if that is the element or one around it. */
  target: { width: number; height: number } | undefined;
}

const interactive =
  "a[href],button,input:not([type=hidden]),select,textarea,summary,[role=tab],[role=button],[role=switch]";

/** The box that reacts to a pointer: the element's own, or the card that its link covers. */
function targetBox(element: Element): DOMRect | undefined {
  const control = element.closest(interactive);
  if (!control) return undefined;
  const cover = getComputedStyle(control, "::after");
  if (cover.position !== "absolute" || cover.content === "none") return control.getBoundingClientRect();
  let card = control.parentElement;
  while (card && getComputedStyle(card).position === "static") card = card.parentElement;
  return (card ?? control).getBoundingClientRect();
}

const pictures = "img,video,canvas,picture";

/** The color behind an element's text; undefined where it is a picture or a gradient. */
function backgroundOf(element: Element): Rgba | undefined {
  const layers: Rgba[] = [];
  let ground: Element | null = element;
  for (; ground; ground = ground.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(ground);
    if (backgroundImage !== "none") return undefined;
    const color = parseColor(backgroundColor);
    if (!color) return undefined;
    layers.push(color);
    if (color[3] === 1) break;
  }
  const { x, y, width, height } = element.getBoundingClientRect();
  const below = document.elementsFromPoint(x + width / 2, y + height / 2);
  const start = below.indexOf(element);
  const end = ground ? below.indexOf(ground) : below.length;
  if (start >= 0 && below.slice(start, end < 0 ? undefined : end).some((one) => one.matches(pictures)))
    return undefined;
  return layers.reduceRight((bottom, top) => compositeColors(top, bottom), [1, 1, 1, 1]);
}

const hasOwnText = (element: Element) =>
  element.matches("input,textarea,select") ||
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

function contrastOf(element: Element): Contrast | undefined {
  if (!hasOwnText(element)) return undefined;
  const { color, fontSize, fontWeight } = getComputedStyle(element);
  const [text, surface] = [parseColor(color), backgroundOf(element)];
  if (!text || !surface) return { kind: "picture" };
  const visible = compositeColors(text, surface);
  const size = parseFloat(fontSize);
  // 18 point, or 14 point and bold
  const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
  const ratio = contrastRatio(visible, surface);
  const lightness = lightnessContrast(visible, surface);
  return { kind: "measured", ratio, level: contrastLevel(ratio, isLarge), lightness, isLarge };
}

/** Measures an element as it is now, in this theme and window. */
export function measureElement(element: Element, facts: BuildFacts, tree: ComponentTree): ElementFacts {
  const { width, height } = element.getBoundingClientRect();
  const target = targetBox(element);
  return {
    tag: element.localName,
    role: getRole(element) ?? "none",
    name: computeAccessibleName(element),
    width: Math.round(width),
    height: Math.round(height),
    components: tree.around(element),
    tokens: tokensInEffect(element, facts),
    contrast: contrastOf(element),
    target: target && { width: Math.round(target.width), height: Math.round(target.height) },
  };
}
