import type { LineReport } from "#content/schema-page.ts";

/** A sample of the daily report from a production line. */
export const lineReport: LineReport = {
  line: "Line 3, gateway assembly",
  run: "Run KV-480, day 12 of 18",
  targets: { yield: 98, takt: 42 },
  hours: [
    { label: "8\u00a0AM", until: "9:00\u00a0AM", value: 83, limit: 85, passed: 82, minutes: 60 },
    { label: "9\u00a0AM", until: "10:00\u00a0AM", value: 86, limit: 85, passed: 85, minutes: 60 },
    {
      label: "10\u00a0AM",
      until: "11:00\u00a0AM",
      value: 71,
      limit: 85,
      passed: 68,
      minutes: 49,
      remark: "11\u00a0min down",
    },
    { label: "11\u00a0AM", until: "12:00\u00a0PM", value: 87, limit: 85, passed: 86, minutes: 60 },
    { label: "12\u00a0PM", until: "1:00\u00a0PM", value: 44, limit: 43, passed: 44, minutes: 30 },
    { label: "1\u00a0PM", until: "2:00\u00a0PM", value: 88, limit: 85, passed: 87, minutes: 60 },
  ],
  stations: [
    { label: "Board", seconds: [37, 38, 38, 38, 37, 38] },
    { label: "Gasket", seconds: [35, 39, 37, 36, 36, 36] },
    { label: "Lid", seconds: [33, 33, 34, 33, 32, 33] },
    { label: "Screws", seconds: [40, 41, 42, 41, 41, 41] },
    { label: "Leak test", seconds: [39, 40, 40, 40, 39, 40] },
    { label: "Packing", seconds: [36, 35, 35, 35, 34, 35] },
  ],
  // the oldest first
  issues: [
    { id: "28", title: "Label prints too light to scan", owner: "Print shop", due: "Friday", since: "8\u00a0AM" },
    {
      id: "30",
      title: "Gasket out of its groove on 3 units",
      owner: "Halvorsen Seals",
      due: "Tomorrow",
      since: "9\u00a0AM",
    },
    {
      id: "31",
      title: "Screw feeder jammed twice",
      owner: "Maintenance",
      due: "Today, 4\u00a0PM",
      since: "10\u00a0AM",
    },
  ],
  note: "A sample report from a fictitious line. Yours comes every production day.",
};
