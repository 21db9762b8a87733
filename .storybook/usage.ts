import usages from "./usage.json";

/** When to use a component, and the component for each of the other situations. */
type Usage = { when: string; instead: Record<string, string | undefined> };

/** The usage of a ui component, by its file name; undefined for sections and pages. */
export const usageOf = (component: string): Usage | undefined =>
  component in usages ? usages[component as keyof typeof usages] : undefined;
