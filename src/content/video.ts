import still from "#assets/film-poster.webp?picture";
import captions from "#assets/film.en.vtt";
import mp4 from "#assets/film.mp4";
import webm from "#assets/film.webm";
import type { Video } from "#content/schema-page.ts";

/** The video of the company, with what it shows in words. */
export const video: Video = {
  title: "From idea to market",
  length: "26 seconds",
  still,
  mp4,
  webm,
  captions,
  note: "No sound. What is written in the picture stands in quotation marks.",
  transcript: [
    "A technical drawing of a gateway housing, with its dimensions, moves slowly nearer. “It starts as a drawing. Sketches, requirements, and a question: can it be made?”",
    "The parts of an edge gateway appear one above the other, from below. A line names each: “Housing, machined”, “Board, six layers”, “Gasket, silicone”, “Lid, anodized”, “Screws, sealed heads”. “Every part: drawn, costed and tested by our engineers.”",
    "The parts sink into each other and the product closes. “One product, accounted for down to the last screw.”",
    "A robot arm sets lids on gateways that pass on a conveyor. “A factory we audited builds it, with our people on the line.”",
    "Containers hang under a spreader; parcels stand on a pallet. “And it arrives: inspected, labeled, on the date in the plan.”",
    "The closed product on a dark ground. “From idea to market. Korvane.”",
  ],
};
