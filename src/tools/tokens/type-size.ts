import type { TokenNormalized } from "@terrazzo/parser";

/** The window widths at which the documentation shows font sizes. */
const widths = [320, 768, 1280, 1920] as const;

/** The narrowest supported window, where sizes begin to grow, and the browser's default text size, in pixels. */
const [narrowest, textSize] = [320, 16];

/** The size in pixels at four window widths of a step of the type scale; undefined for other tokens. */
export function sizesAtWidths(
  name: string,
  tokens: Readonly<Record<string, TokenNormalized>>,
): { width: number; size: number }[] | undefined {
  const [, step] = /^(?:font\.size|typography)\.(\w+)\./.exec(name) ?? [];
  if (!step) return undefined;
  const length = (id: string) => {
    const token = tokens[id];
    if (token?.$type !== "dimension") throw new Error(`${id} is no length`);
    return token.$value.value;
  };
  const [small, large] = [length(`font.size.${step}.min`) * textSize, length(`font.size.${step}.max`) * textSize];
  const widest = length("breakpoint.lg") * textSize;
  return widths.map((width) => {
    const share = Math.min(Math.max((width - narrowest) / (widest - narrowest), 0), 1);
    return { width, size: Math.round((small + (large - small) * share) * 100) / 100 };
  });
}
