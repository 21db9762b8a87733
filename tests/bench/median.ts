/** The value that a part of the values, from 0 to 1, does not exceed; between two values the lower one. */
export function quantile(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? Number.NaN;
}

/** The middle value; of an even number of values the lower of the two. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);
