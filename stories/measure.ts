import { expect, type within } from "storybook/test";

type Canvas = ReturnType<typeof within>;

/** The number of columns in which elements are laid out. */
export const countColumns = (elements: readonly Element[]): number =>
  new Set(elements.map((element) => Math.round(element.getBoundingClientRect().left))).size;

/** The number of pixels by which the page is wider than the window; always expected to be 0. */
export const overflow = (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** The box of the text of an element or a text node, which can be narrower than the element’s box. */
export function textRect(node: Node): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(node);
  return range.getBoundingClientRect();
}

/** The topmost element at the center of this element, which a click there would hit; scrolls it into view. */
export function elementAtCenter(element: Element): Element {
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = element.getBoundingClientRect();
  const target = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!target) throw new Error("The center of the element is outside the window.");
  return target;
}

/*
 * Stories that many components share; each is complete but for its arguments.
 */

export const fitsSmallWindow = {
  globals: { viewport: { value: "w320" } },
  play: async () => {
    await expect(overflow()).toBe(0);
  },
};

/** Articles in columns at 320 px. */
const columnsAt320 = (count: number) => ({
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }: { canvas: Canvas }) => {
    await expect(countColumns(canvas.getAllByRole("article"))).toBe(count);
    await expect(overflow()).toBe(0);
  },
});
export const oneColumn = columnsAt320(1);
export const twoColumns = columnsAt320(2);

/** Articles in three columns at 1280 px. */
export const threeColumns = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }: { canvas: Canvas }) => {
    await expect(countColumns(canvas.getAllByRole("article"))).toBe(3);
  },
};
