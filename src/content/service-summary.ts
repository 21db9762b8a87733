import type { ServiceSummary } from "#content/schema-page.ts";

/** The services with their drawings, for menus and lists. */
export const serviceSummaries = [
  {
    id: "1",
    title: "ODM Engineering & Development",
    subTitle: "Electrical & Mechanical Engineering",
    drawing: "model",
  },
  { id: "2", title: "Direct Manufacturing", subTitle: "Overseas & Domestic", drawing: "line" },
  { id: "3", title: "OEM Sourcing & Logistics", subTitle: "Production Oversight", drawing: "ship" },
] as const satisfies readonly ServiceSummary[];
