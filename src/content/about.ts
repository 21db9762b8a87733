import { aboutLead } from "#content/about-lead.ts";
import type { About } from "#content/schema-page.ts";
import { video } from "#content/video.ts";

const { lead, ...opening } = aboutLead;

/** The About page; the home pages show its first part. */
export const about: About = {
  ...opening,
  paragraphs: [
    lead,
    "We were founded in Boston in 2014 by engineers who were tired of seeing good designs spoilt between the drawing and the dock. Today our consultants work across North America and Asia, close to the clients who order and close to the factories that make.",
    "We own no factory and hold no stock, so our advice is free to follow the product. What we do have is people on site, audited partners and the habit of writing things down.",
  ],
  mission: {
    title: "Our mission",
    text: "To take products from idea to market without surprises: designed so that they can be made, made where it makes sense, and delivered at the cost that was promised.",
  },
  vision: {
    title: "Our vision",
    text: "A supply chain that its owner can read like a drawing, where every part has a source, every source has been visited, and every change leaves a trace.",
  },
  values: [
    {
      title: "Measure first",
      text: "An opinion is welcome, and a number settles the matter. We say what we know, how we know it and what is still a guess.",
    },
    {
      title: "Be there",
      text: "Problems are found at the line, by people who stand at it. We travel to the work instead of waiting for the report.",
    },
    {
      title: "Say it early",
      text: "Bad news is cheapest on the day it is found. You will hear it from us then, with a proposal.",
    },
    {
      title: "Leave it open",
      text: "Drawings, tools and data belong to the client and are kept so that anybody competent can carry on.",
    },
  ],
  skills: [
    { label: "Shipments on the promised date", percent: 96 },
    { label: "First articles accepted at first inspection", percent: 91 },
    { label: "Drawings built as released, without a later change", percent: 84 },
    { label: "Clients who return with another product", percent: 78 },
  ],
  skillsNote: "Sample figures of a fictitious company.",
  video: video,
};
