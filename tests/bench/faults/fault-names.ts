/** The faults that can be limited to some pages. */
export const pageFaults = ["deploys", "timeouts", "offline", "returns", "sections"] as const;

/** All faults, in the order of the report. */
export const faultNames = [
  "deploys",
  "timeouts",
  "offline",
  "returns",
  "storage",
  "mail",
  "sections",
  "walks",
  "print",
] as const;
export type FaultName = (typeof faultNames)[number];
