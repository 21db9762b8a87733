import { computeAccessibleName, getRole } from "dom-accessibility-api";
import type { Component } from "#lib/inspect/build-facts.ts";
import type { ComponentTree, Instance } from "#lib/inspect/component-tree.ts";

/** The layers of the drawing, in the order of their switches. */
export const layerNames = ["grid", "components", "headings", "landmarks", "tab order"] as const;
export type LayerName = (typeof layerNames)[number];

/** One thing that a layer marks on the page. */
export interface Mark {
  layer: LayerName | "uses";
  /** The text at the mark, and in the list. */
  label: string;
  elements: Element[];
  component?: Component;
}

const isShown = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return (
    width > 1 &&
    height > 1 &&
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest("[inert],[data-inspect]")
  );
};

const shown = (root: Element, selector: string) => [...root.querySelectorAll(selector)].filter(isShown);

const quoted = (element: Element, kind: string) => {
  const name = computeAccessibleName(element);
  return name ? `${kind} ${name}` : kind;
};

const landmarkRoles = new Set([
  "banner",
  "complementary",
  "contentinfo",
  "form",
  "main",
  "navigation",
  "region",
  "search",
]);
const landmarkTags = "header,footer,nav,main,aside,section,form,search,[role]";

/** `header` and `footer` are landmarks outside of sections only, and `section` and `form` with a name only. */
function landmark(element: Element): string | undefined {
  const role = getRole(element) ?? "";
  if (!landmarkRoles.has(role)) return undefined;
  if (/^(?:header|footer)$/.test(element.localName) && element.closest("main,article,section,aside,nav"))
    return undefined;
  if (/^(?:section|form)$/.test(element.localName) && !computeAccessibleName(element)) return undefined;
  return quoted(element, role);
}

const focusable =
  "a[href],button,input:not([type=hidden]),select,textarea,summary,audio[controls],video[controls],[tabindex]";

/** Whether Tab stops at an element; it meets one radio button of a group. */
function isTabStop(element: Element): boolean {
  if (!(element instanceof HTMLElement) || element.tabIndex < 0 || element.matches(":disabled")) return false;
  if (!(element instanceof HTMLInputElement) || element.type !== "radio" || !element.name) return true;
  const group = [...document.getElementsByName(element.name)] as HTMLInputElement[];
  return element === (group.find(({ checked }) => checked) ?? group[0]);
}

/**
 * The widths in pixels of the columns of a grid, as the browser has computed them: `80px 80px`. None for `none`, and for
 * `subgrid [] []`, whose columns are those of the grid around it.
 */
const columnWidths = (element: Element): number[] => {
  const { display, gridTemplateColumns } = getComputedStyle(element);
  const isOwn = display === "grid" && /^[\d.]/.test(gridTemplateColumns);
  return isOwn ? gridTemplateColumns.split(" ").map(parseFloat) : [];
};

/** The smallest box that is drawn; smaller components are in the list of the element. */
const smallest = { width: 40, height: 24 };

/** The elements of layout and text, whose components are in the list of the element only. */
const plainTags = /^(?:div|span|p|h[1-6]|svg|picture|img|a)$/;

const isDrawn = ({ component, elements }: Instance) =>
  elements.some((element) => {
    const { width, height } = element.getBoundingClientRect();
    const isSection = component.path.startsWith("src/sections/");
    return width >= smallest.width && height >= smallest.height && (isSection || !plainTags.test(element.localName));
  });

const componentMarks = (root: Element, tree: ComponentTree): Mark[] =>
  tree
    .instances(root)
    .map(({ component, elements }) => ({ component, elements: elements.filter(isShown) }))
    .filter(isDrawn)
    .map(({ component, elements }) => ({ layer: "components", label: component.name, elements, component }));

/** Reads what the layers mark inside of the page. */
export const readLayer: Record<LayerName, (root: Element, tree: ComponentTree) => Mark[]> = {
  grid: (root) =>
    shown(root, '[class~="grid"],[class*=":grid"]')
      .filter((element) => columnWidths(element).length > 1)
      .map((element) => ({ layer: "grid", label: `${columnWidths(element).length} columns`, elements: [element] })),
  components: componentMarks,
  headings: (root) =>
    shown(root, "h1,h2,h3,h4,h5,h6").map((element) => ({
      layer: "headings",
      label: quoted(element, element.localName),
      elements: [element],
    })),
  landmarks: (root) =>
    shown(root, landmarkTags).flatMap((element): Mark[] => {
      const label = landmark(element);
      return label === undefined ? [] : [{ layer: "landmarks", label, elements: [element] }];
    }),
  "tab order": (root) =>
    shown(root, focusable)
      .filter(isTabStop)
      .map((element, index) => ({
        layer: "tab order",
        label: quoted(element, String(index + 1)),
        elements: [element],
      })),
};

/** A rectangle in the document. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The rectangle around elements, in the coordinates of the document. */
export function boxAround(elements: readonly Element[]): Box {
  const rects = elements.map((element) => element.getBoundingClientRect());
  const [left, top] = [Math.min(...rects.map((rect) => rect.left)), Math.min(...rects.map((rect) => rect.top))];
  const [right, bottom] = [Math.max(...rects.map((rect) => rect.right)), Math.max(...rects.map((rect) => rect.bottom))];
  return { x: left + window.scrollX, y: top + window.scrollY, width: right - left, height: bottom - top };
}

/** The columns of a grid, in the coordinates of the document. */
export function columnBoxes(element: Element): Box[] {
  const box = boxAround([element]);
  const { columnGap, paddingLeft, borderLeftWidth, direction } = getComputedStyle(element);
  const tracks = columnWidths(element);
  let x = box.x + parseFloat(paddingLeft) + parseFloat(borderLeftWidth);
  return (direction === "rtl" ? tracks.toReversed() : tracks).map((width) => {
    const column = { x, y: box.y, width, height: box.height };
    x += width + (parseFloat(columnGap) || 0);
    return column;
  });
}
