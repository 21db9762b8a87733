import { advisoryServiceSummaries } from "#content/advisory-service-summary.ts";
import { textiles } from "#content/project-photo.ts";
import type { AdvisoryService } from "#content/schema.ts";

const [, , summary] = advisoryServiceSummaries;

export const taxManagement: AdvisoryService = {
  ...summary,
  description: "Duties, customs and landed cost: what a unit really costs once it is in your warehouse.",
  icon: "receipt",
  drawing:
    "A tree from the product to three tariff headings with their duties; the line to the heading without duty is thick.",
  image: textiles,
  details: [
    { view: "24 80 184 138", text: "One product, three headings: what the file says about it decides." },
    { view: "188 10 192 144", text: "The heading free of duty is also the one that customs will ask about." },
  ],
  paragraphs: [
    "The ex-works price is what everyone compares. Duty, import tax, brokerage and freight are what decides. A different tariff heading, a different country of origin or a different place of final assembly can move the landed cost by more than any negotiation.",
    "This service classifies the product, establishes its origin and calculates what each route costs, before the route is chosen. We prepare the files that a customs authority asks for and work with licensed brokers and your own tax advisers, who have the last word on your tax position.",
  ],
  capabilities: [
    "Tariff classification of products and parts",
    "Rules of origin under trade agreements",
    "Landed-cost comparison by route and volume",
    "Delivery terms (Incoterms) and import set-up",
    "Customs records ready for audit",
  ],
  approach:
    "We start from the product as it is built, since origin and classification follow from what is done where. If a change of assembly step or site would change the duty, we say what it saves, what it costs to do and how it would stand up to a question from customs. We propose no arrangement that exists only on paper.",
  process: [
    { title: "Classify", text: "Every product and spare part gets a heading, with the reasoning written down." },
    { title: "Trace the origin", text: "The bill of materials shows which steps in which country confer origin." },
    { title: "Compare the routes", text: "Landed cost per unit for each site, port and volume, on one page." },
    { title: "Keep the file", text: "Documents and rulings are kept in order and renewed before they lapse." },
  ],
  updatedAt: "2026-11-22",
};
