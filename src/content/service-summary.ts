import type { Summary } from "#content/schema.ts";

/** Ids and titles of the services, for menus. */
export const serviceSummaries = [
  { id: "1", title: "ODM Engineering & Development" },
  { id: "2", title: "Direct Manufacturing" },
  { id: "3", title: "OEM Sourcing & Logistics" },
] as const satisfies readonly Summary[];
