import { globe } from "#content/post-photo.ts";
import { textiles } from "#content/project-photo.ts";
import type { Project } from "#content/schema.ts";
import { pallet } from "#content/service-photo.ts";

export const technicalTextiles: Project = {
  id: "10",
  title: "Technical textiles, sourced and consolidated",
  discipline: "Logistics",
  summary: "Four mills, one color standard and one container a month for a maker of protective covers.",
  description:
    "Four mills, one color standard and one full container a month: how a maker of protective covers now buys its cloth.",
  image: textiles,
  drawing: "rolls",
  size: [1600, 180, 180],
  facts: {
    location: "Ho Chi Minh City, Vietnam",
    client: "Harbor & Holm Covers",
    consultant: "Linh Tran",
    type: "Fabric and textiles",
    duration: "10 months",
    completion: "2024-09-27",
  },
  strategies: [
    "Mills chosen by fiber, not by price list",
    "One color standard, in cloth, at every mill",
    "Rolls inspected before they leave the mill",
    "One consolidation point, one container, one month",
    "Cut plans that tell the mill what widths to weave",
  ],
  quote: {
    text: "We used to fly in whatever ran out. In the past year nothing has come by air except the color samples.",
    name: "Astrid Holm",
    role: "Managing Director, Harbor & Holm Covers",
  },
  approach: [
    "The client bought coated cloth from nineteen traders and paid for air freight whenever one of them was late. Behind the traders, it turned out, stood seven mills, and four of them wove everything that mattered. We visited those four with the client’s cutter, who knows more about cloth than any certificate.",
    "Each mill now holds the same set of cloth standards and a light box to judge them in. Before a roll leaves, it is unwound over an inspection table: faults are marked at the edge with an orange thread, and the tag on the roll says where they are, so the cut plan can avoid them.",
    "All rolls meet in one warehouse near the port and leave in one full container a month. The order is placed ten weeks ahead from a forecast that is corrected every Monday, and two weeks of cloth sit in the client’s warehouse as a cushion.",
  ],
  goals: [
    "Fewer suppliers, each of them known by name",
    "No visible color difference between mills",
    "No more air freight",
    "Two weeks of cloth in stock, not ten",
  ],
  results: [
    { value: "19 to 4", label: "suppliers of cloth" },
    { value: "22%", label: "off the cost of cloth, freight included" },
    { value: "12", label: "containers in twelve months, all of them full" },
    { value: "6%", label: "less waste at the cutting table" },
  ],
  gallery: [globe, pallet],
  updatedAt: "2026-11-23",
};
