import { luminaires, pendantsAtNight } from "#content/project-photo.ts";
import type { Project } from "#content/schema.ts";

export const pendantLuminaires: Project = {
  id: "2",
  title: "Pendant luminaires for a hotel group",
  discipline: "Manufacturing",
  summary: "Spun shades in three colors, made in lots that match one another from the first room to the last.",
  description:
    "How 4,200 spun pendants in three colors were made in seven lots that match one another, for a hotel group’s eleven hotels.",
  image: luminaires,
  drawing: "lamp",
  size: [1400, 420, 1100],
  facts: {
    location: "Ningbo, China",
    client: "Harrow & Pine Lighting",
    consultant: "Grace Njoroge",
    type: "Indoor LED lighting",
    duration: "9 months",
    completion: "2025-03-28",
  },
  strategies: [
    "One master shade for each color, kept under seal",
    "Color measured, not compared by eye",
    "Light sources from a single bin",
    "Lots sized to a hotel, not to a pallet",
    "Spare shades made with the lot they belong to",
  ],
  quote: {
    text: "The rooms were fitted seven months apart, and no one can tell which came first. For a lamp maker, it doesn’t get better than that.",
    name: "Daniel Osei",
    role: "Operations Director, Harrow & Pine Lighting",
  },
  approach: [
    "A spun shade is made by hand and by eye, and so it varies. The design forgave a millimeter in the rim but nothing in the color, since the lamps hang in rows. We therefore split the question: the spinning shop was chosen for its repeatability, the coating line for its records.",
    "For each color, three master shades were approved and sealed: one for the client, one for the coater, one for our liaison. Every lot was measured against them with a spectrophotometer at five points inside and outside, and released only below a difference that a trained eye cannot see. The LEDs were bought once, from one bin, for the whole program and its spares.",
    "Each lot lit whole hotels. So whatever difference remained between lots lies between cities, where no one will ever hold the two side by side.",
  ],
  goals: [
    "No visible difference in color or light between rooms",
    "Delivery hotel by hotel, in the installers’ order",
    "Spares for ten years that match the original",
  ],
  results: [
    { value: "4,200", label: "pendants in seven lots for eleven hotels" },
    { value: "0.8", label: "largest color difference between two lots, in Delta E" },
    { value: "0", label: "rooms refitted because of a mismatch" },
    { value: "98.6%", label: "accepted at the first inspection" },
  ],
  gallery: [pendantsAtNight],
  updatedAt: "2026-11-26",
};
