import { board, packaging } from "#content/project-photo.ts";
import type { HomeContent } from "#content/schema-page.ts";
import { serviceIntros } from "#content/service-intro.ts";
import { mold } from "#content/service-photo.ts";

const [engineering, manufacturing, logistics] = serviceIntros;

/** The services, each with something that it made. */
export const freightServices = [
  { ...engineering, image: board },
  { ...manufacturing, image: mold },
  { ...logistics, image: packaging },
];

/** Content of `/home5` only. */
export const freight: HomeContent = {
  meta: {
    path: "/home5",
    title: "Sourcing and logistics",
    description:
      "Korvane finds the factory, negotiates the price, checks the goods and ships them to your door, at a landed cost you know up front.",
  },
  hero: {
    eyebrow: "Sourcing and logistics",
    title: "From the factory’s dock to your door",
    text: "One partner finds the factory, negotiates volume pricing, checks the goods and answers for them until they’re in your warehouse.",
    action: { label: "Request a landed cost", to: "/contact" },
  },
  features: [
    {
      title: "Source and negotiate",
      text: "Three audited factories to choose from, with pricing that improves with volume.",
      drawing: "factories",
    },
    {
      title: "Inspect at the source",
      text: "Goods are inspected where defects can still be fixed, before you pay for them.",
      drawing: "inspection",
    },
    {
      title: "Book and clear",
      text: "Ocean or air, tariff codes and customs papers, with a backup route already on file.",
      drawing: "ship",
    },
    {
      title: "Deliver",
      text: "To your dock or your customer’s, with one reference number from order to receipt.",
      drawing: "truck",
    },
  ],
};
