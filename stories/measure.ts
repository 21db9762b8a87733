import { expect, type within } from "storybook/test";

type Canvas = ReturnType<typeof within>;

/** In how many columns these elements stand. */
export const countColumns = (elements: readonly Element[]): number =>
  new Set(elements.map((element) => Math.round(element.getBoundingClientRect().left))).size;

/** How many pixels stick out of the window sideways; nothing may. */
export const overflow = (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** Where the words of an element really are, however wide its box. */
export function textRect(element: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

/** What a pointer would press in the middle of this element; scrolls it into view. */
export function elementAtCenter(element: Element): Element {
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = element.getBoundingClientRect();
  const target = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!target) throw new Error("Nothing can be pressed there: it is outside the window.");
  return target;
}

/*
 * What much that lies on a page owes; each is a story without its arguments.
 */

export const fitsSmallWindow = {
  globals: { viewport: { value: "w320" } },
  play: async () => {
    await expect(overflow()).toBe(0);
  },
};

/** Cards, one below the other. */
export const oneColumn = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }: { canvas: Canvas }) => {
    await expect(countColumns(canvas.getAllByRole("article"))).toBe(1);
    await expect(overflow()).toBe(0);
  },
};

/** Cards, three side by side. */
export const threeColumns = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }: { canvas: Canvas }) => {
    await expect(countColumns(canvas.getAllByRole("article"))).toBe(3);
  },
};
