import type { HomeContent } from "#content/schema-page.ts";
import { containerYard } from "#content/service-photo.ts";

/** Content of `/home5` only. */
export const freight: HomeContent = {
  meta: {
    title: "Sourcing and logistics",
    description:
      "Korvane finds the factory, agrees the price, checks the goods and carries them to your door, at a landed cost known beforehand.",
  },
  hero: {
    eyebrow: "Sourcing and logistics",
    title: "From the factory’s dock to your door",
    text: "One party finds the maker, agrees the price by volume, checks the goods and answers for them until they stand in your warehouse.",
    action: { label: "Ask for a landed cost", to: "/contact" },
    photo: containerYard,
  },
  features: [
    {
      title: "Find and agree",
      text: "Three audited makers to choose from, with prices that follow the volume.",
      icon: "handshake",
    },
    {
      title: "Check at the source",
      text: "Goods are inspected where a fault can still be mended, before they are paid for.",
      icon: "clipboard-check",
    },
    {
      title: "Book and clear",
      text: "Vessel or aircraft, tariff heading and papers, with a second route already in the file.",
      icon: "ship",
    },
    {
      title: "Deliver",
      text: "To your dock or your customer's, with one reference from order to receipt.",
      icon: "truck",
    },
  ],
};
