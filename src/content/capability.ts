/** What our engineers do, as the About section lists it. */
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

/** What our factory partners do, as the About section lists it. */
export const manufacturingCapabilities: readonly string[] = [
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
];
