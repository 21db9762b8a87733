import { gateway } from "#content/project-photo.ts";
import type { Project } from "#content/schema.ts";
import { connectors, lightRing } from "#content/service-photo.ts";

export const sealedEnclosure: Project = {
  id: "7",
  title: "Sealed enclosure for outdoor electronics",
  discipline: "Engineering",
  summary: "A machined body and an anodized lid that keep the rain out and carry the heat away without a fan.",
  description:
    "A machined body and an anodized lid for outdoor electronics: sealed to IP67, cooled without a fan, opened with one tool.",
  image: gateway,
  drawing: "model",
  size: [148, 99, 36],
  facts: {
    location: "Seattle, United States",
    client: "Norvik Sensors",
    consultant: "Adewale Okoro",
    type: "Mechanical engineering",
    duration: "8 months",
    completion: "2024-05-17",
  },
  strategies: [
    "Heat first, then water, then looks",
    "One gasket, compressed by the lid alone",
    "Connectors that come pre-sealed",
    "Four screws, one tool, no glue",
    "Simulation believed only after a measurement",
  ],
  quote: {
    text: "It has been on a mast in Tromsø for two winters. The only reason we have ever had to open it is to show visitors how dry it is.",
    name: "Ingrid Solheim",
    role: "Head of Product, Norvik Sensors",
  },
  approach: [
    "The electronics gave off nine watts and had to live on masts, in rain, salt and sun. A fan was out of the question, and so was the housing as first drawn: its gasket followed a curve that no tool could seat evenly, and its wall was thickest where the heat had to leave.",
    "We turned the body inside out. The fins are inside, milled from the same block as the walls, so the whole body is the heat sink and the outside is smooth enough to shed snow; the processor presses against a raised pad through one thermal sheet. The gasket lies in a plain groove and is compressed by a hard stop, so its seal does not depend on how strongly someone tightens a screw.",
    "A simulation gave the fin spacing. A block of aluminum with heaters, in a climate chamber, told us that it had been four degrees too optimistic, and the fins grew by three millimeters before drawing KV-480-01 was released.",
  ],
  goals: [
    "Nine watts at 50\u00a0°C without a fan",
    "Still IP67 after fifty openings",
    "Service with one tool, in gloves",
    "A part that two machine shops make identically",
  ],
  results: [
    { value: "IP67", label: "passed after fifty openings and closings" },
    { value: "14\u00a0°C", label: "of headroom at full load in 122\u00a0°F (50\u00a0°C) heat" },
    { value: "90\u00a0s", label: "to replace the board, in gloves" },
    { value: "0", label: "units returned for moisture in two winters" },
  ],
  gallery: [connectors, lightRing],
  updatedAt: "2026-11-23",
};
