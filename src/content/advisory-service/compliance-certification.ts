import { advisoryServiceSummaries } from "#content/advisory-service-summary.ts";
import type { AdvisoryService } from "#content/schema.ts";
import { circuit } from "#content/service-photo.ts";

const [, , , , , summary] = advisoryServiceSummaries;

export const complianceCertification: AdvisoryService = {
  ...summary,
  description: "Safety, radio, materials and packaging rules of each market, designed in rather than tested in.",
  icon: "badge-check",
  drawing: "A round test mark with a check, its smallest size of five millimeters and the clear space around it.",
  image: circuit,
  details: [
    { view: "208 22 184 138", text: "Nothing stands closer to the mark than a sixth of its height." },
    { view: "108 168 176 132", text: "Below five millimeters, the mark moves to the package." },
  ],
  paragraphs: [
    "Each market has its own marks and its own papers: FCC and UL, CE and UKCA, RoHS and REACH, and for medical or food-contact goods a good deal more. Discovered at the end, they cost a new board and a missed season. Discovered at the start, most of them cost a sentence in the specification.",
    "We list what applies, design to it, pre-test in our partners’ laboratories and see the product through the accredited one. The technical file grows with the project and is complete when the product ships. It stays complete when a component changes, since the two are managed together.",
  ],
  capabilities: [
    "Regulatory plans by market",
    "EMC, safety and radio pre-testing",
    "Material declarations (RoHS, REACH)",
    "Photobiological safety of LED and UV products",
    "Technical files and declarations of conformity",
  ],
  approach:
    "Rules are requirements like any others, so we treat them that way: each clause that applies becomes a line in the specification, with a test and an owner. We keep to accredited laboratories for the verdict and to early, inexpensive pre-tests for the learning.",
  process: [
    {
      title: "List what applies",
      text: "Markets, directives and standards, with the clauses that affect the design.",
    },
    { title: "Design to it", text: "Clearances, materials, labels and firmware limits enter the drawings." },
    { title: "Pre-test", text: "Prototypes are measured early, while a change is still cheap." },
    {
      title: "Certify and maintain",
      text: "The accredited test, the technical file, and a check at every later change.",
    },
  ],
  updatedAt: "2026-11-23",
};
