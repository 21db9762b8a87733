/** The engineering services of the About section. */
export const engineeringServices: readonly string[] = [
  "Electrical engineering",
  "Hardware design",
  "PCB design",
  "Mechanical engineering",
  "3D modeling and simulation",
  "Design for manufacturing",
  "Web design",
  "Packaging design",
  "System architecture",
  "Wiring design",
];

/** The manufacturing capabilities of the About section. */
export const manufacturingCapabilities = [
  "Metal forming",
  "Injection molding",
  "Thermoforming",
  "PCB assembly",
  "Wiring and cable harnesses",
  "Indoor and commercial LED lighting",
  "Agriculture and UV LED lighting",
  "Printing",
  "Assembly",
  "Sourcing",
] as const;
