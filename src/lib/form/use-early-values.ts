import { useEffect, useEffectEvent, type RefObject } from "react";

/**
 * Reports what a visitor has typed or chosen in controlled fields before the page was hydrated: React leaves it in the fields
 * and calls no handler.
 *
 * @param group the element that contains the fields
 * @param values the values of the fields, by their name
 * @param apply called after hydration with the values that differ, by name, if any does
 */
export function useEarlyValues(
  group: RefObject<HTMLElement | null>,
  values: Readonly<Record<string, string>>,
  apply: (early: Readonly<Record<string, string>>) => void,
): void {
  const report = useEffectEvent(() => {
    const fields = group.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select") ?? [];
    const early = [...fields].filter(({ name, value }) => name in values && value !== values[name]);
    if (early.length > 0) apply(Object.fromEntries(early.map(({ name, value }) => [name, value])));
  });
  useEffect(() => report(), []);
}
