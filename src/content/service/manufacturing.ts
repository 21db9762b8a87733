import { bracketRows } from "#content/project-photo.ts";
import type { Service } from "#content/schema.ts";
import { serviceIntros } from "#content/service-intro.ts";
import { mold, turnedParts } from "#content/service-photo.ts";

const [, card] = serviceIntros;

export const manufacturing: Service = {
  ...card,
  image: mold,
  statement:
    "We place your product with factories that we have visited, audited and worked with before, in Asia, in Mexico or closer to your own market.",
  data: [
    "The choice follows from the part: its process, its quantity, its certification and what it costs to move. You receive one contract, one contact and one price that includes the oversight.",
    "Manufacturing liaisons are on site when it matters: at the tool trial, the first article, the start of each run and the final inspection. They speak the language of the line, carry the drawing and the approved sample, and can stop it.",
    "Every running order has a daily report of one page: quantity planned and made, yield, defects with photographs, and what was done about them. What we know, you know the same day.",
  ],
  services:
    "Our factory partners cover the common processes for mechanical, electrical and printed parts, and the checks that keep them repeatable.",
  listTitle: "What we make and check",
  servicesArray: [
    { name: "Metal forming", drawing: "bracket" },
    { name: "Injection molding", drawing: "mold" },
    { name: "Thermoforming", drawing: "tray" },
    { name: "PCBA assembly", drawing: "board" },
    { name: "Wiring and harnesses", drawing: "cable" },
    { name: "Paper and card printing", drawing: "sheets" },
    { name: "Production sample review", drawing: "inspection" },
    { name: "Factory visit and audit", drawing: "brief" },
  ],
  listTitle2: "What the network adds",
  servicesArray2: [
    "FDA-approved manufacturing",
    "Automation and integration",
    "Custom battery manufacturing",
    "Fabric and textiles",
    "Production line supervision",
    "Daily production reporting",
    "Quality and compliance reviews",
  ],
  approach: [
    {
      title: "A production start is planned backward from the first shipment.",
      text: "Tools, long-lead components, fixtures and certificates each have a date and an owner, and the pilot run uses the final line, the final people and the final packaging, so that what passes is what will be delivered.",
    },
    {
      title: "Once the product runs, we watch the process rather than sort its output.",
      text: "Control limits are set for the few dimensions that matter, drift is corrected while parts are still good, and causes of rejects are closed in writing. Volume is raised in steps, each one earned by the yield of the step before.",
    },
  ],
  span: "First article to final inspection",
  gallery: [bracketRows, turnedParts],
  advisoryServiceId: "2",
  updatedAt: "2026-11-22",
};
