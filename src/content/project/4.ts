import { battery, batteryDetail } from "#content/project-photo.ts";
import type { Project } from "#content/schema.ts";

export const batteryPack: Project = {
  id: "4",
  title: "Battery pack for field instruments",
  discipline: "Manufacturing",
  summary: "A custom pack with its own protection board, welded, tested and certified for air freight in one place.",
  description:
    "A custom battery pack with its own protection board: welded, tested and certified for air freight under one roof in Penang.",
  image: battery,
  drawing: "battery",
  size: [146, 92, 64],
  facts: {
    location: "George Town, Malaysia",
    client: "Tarn Instruments",
    consultant: "Farid Iskandar",
    type: "Custom battery manufacturing",
    duration: "11 months",
    completion: "2024-08-30",
  },
  strategies: [
    "Cells from two makers, qualified as one",
    "Welds sampled and torn at every shift",
    "The protection board tested before it meets a cell",
    "Transport tests planned with the first sample",
    "Cell, pack and test record joined by one number",
  ],
  quote: {
    text: "Our instruments go where no one can change a battery. Since the new pack, the field team has stopped carrying a second one. That is the whole report.",
    name: "Elspeth Moran",
    role: "Product Director, Tarn Instruments",
  },
  approach: [
    "The old pack crossed three borders before it was finished: cells in one country, protection board in another, welding and testing in a third. Each stop added a week and a form, and a failed transport test could be no one’s fault. We looked for one house that could do all of it, and found four. Two passed the audit, and one had the laboratory next door.",
    "The cells are welded to nickel strips with a current that is logged for every spot. At the start of each shift five welds are torn apart on purpose; if one lets go too early, the machine does not start. Protection boards arrive tested and are tested again on the pack, with a real short circuit rather than a simulated one.",
    "The tests for air transport (altitude, temperature, vibration, shock, short circuit, overcharge) ran on pilot packs, so the certificate was valid on the day of the first shipment.",
  ],
  goals: [
    "One place, from cell to certified pack",
    "A full working week in the field on one charge",
    "Approval for air freight before the first shipment",
    "Every pack traceable to its cells",
  ],
  results: [
    { value: "44\u00a0h", label: "of operation on one charge, up from 29" },
    { value: "3 to 1", label: "sites that handle each pack" },
    { value: "0.06%", label: "returns in the first twelve months" },
    { value: "100%", label: "of packs traceable to cell and weld record" },
  ],
  gallery: [batteryDetail],
  updatedAt: "2026-11-26",
};
