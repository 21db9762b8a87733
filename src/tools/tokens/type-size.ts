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
  const pixels = (id: string) => {
    const token = tokens[id];
    return token?.$type === "dimension" ? token.$value.value * textSize : undefined;
  };
  const size = (end: string) => pixels(`font.size.${step}.${end}`);
  const large = size("max") ?? Number.NaN;
  const points = [
    [narrowest, size("min") ?? large],
    [pixels("breakpoint.lg") ?? narrowest, large],
    [pixels("breakpoint.xl") ?? narrowest, size("wide") ?? large],
  ] as const;
  return widths.map((width) => {
    const next = points.find(([place]) => place >= width) ?? points[2];
    const before = points[points.indexOf(next) - 1] ?? next;
    const share = next === before ? 0 : (width - before[0]) / (next[0] - before[0]);
    return { width, size: Math.round((before[1] + (next[1] - before[1]) * share) * 100) / 100 };
  });
}
