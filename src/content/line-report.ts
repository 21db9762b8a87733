import type { LineReport } from "#content/schema-page.ts";

/** A sample of the daily report from a production line. The output is the sum of the hours, and the takt time follows from it. */
export const lineReport: LineReport = {
  line: "Line 3, gateway assembly",
  run: "Run KV-480, day 12 of 18",
  time: "2:00\u00a0PM",
  figures: [
    { label: "First-pass yield", value: "98.5%", target: "Target 98.0%", status: "On target" },
    { label: "Takt time", value: "41.7\u00a0s", target: "Target 42.0\u00a0s", status: "On target" },
    { label: "Output", value: "459", target: "468 planned", status: "9 behind" },
  ],
  hours: {
    title: "Units per hour",
    limit: "Plan",
    rows: [
      { label: "8\u00a0AM", value: 83, limit: 85 },
      { label: "9\u00a0AM", value: 86, limit: 85 },
      { label: "10\u00a0AM", value: 71, limit: 85, remark: "11\u00a0min down" },
      { label: "11\u00a0AM", value: 87, limit: 85 },
      { label: "12\u00a0PM", value: 44, limit: 43 },
      { label: "1\u00a0PM", value: 88, limit: 85 },
    ],
  },
  stations: {
    title: "Seconds per station",
    limit: "Takt",
    rows: [
      { label: "Board", value: 38, limit: 42 },
      { label: "Gasket", value: 36, limit: 42 },
      { label: "Lid", value: 33, limit: 42 },
      { label: "Screws", value: 41, limit: 42, remark: "Issue 31" },
      { label: "Leak test", value: 40, limit: 42 },
      { label: "Packing", value: 35, limit: 42 },
    ],
  },
  issues: [
    { id: "31", title: "Screw feeder jammed twice", owner: "Maintenance", due: "Today, 4\u00a0PM" },
    { id: "30", title: "Gasket out of its groove on 3 units", owner: "Halvorsen Seals", due: "Tomorrow" },
    { id: "28", title: "Label prints too light to scan", owner: "Print shop", due: "Friday" },
  ],
  note: "A sample report from a fictitious line. Yours comes every production day.",
};
