import type { Summary } from "#content/schema.ts";

/** The three services by name, for menus: no bodies, no images. */
export const serviceSummaries = [
  { id: "1", title: "ODM Engineering & Development" },
  { id: "2", title: "Direct Manufacturing" },
  { id: "3", title: "OEM Sourcing & Logistics" },
] as const satisfies readonly Summary[];
