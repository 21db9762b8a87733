import fittings from "#assets/turned-fittings.webp?hero";
import { aboutIntro } from "#content/about-intro.ts";
import type { About } from "#content/schema-page.ts";
import { video } from "#content/video.ts";

const { eyebrow, title, lead, photo, action } = aboutIntro;

/** The About page. */
export const about: About = {
  lead: `${eyebrow}. ${title} ${lead}`,
  photo,
  action,
  paragraphs: [
    "We were founded in Boston in 2014 by engineers who were tired of watching good designs die between the drawing and the loading dock. Today our consultants work across North America and Asia, close to our clients and close to the factories.",
    "We own no factories and hold no inventory, so we have nothing to push. What we do have is people on site, audited partners and a habit of writing things down.",
  ],
  statement: {
    text: "One of these parts is out of tolerance. You hear about it the same day.",
    photo: {
      picture: fittings,
      alt: "A row of knurled steel fittings, one of them anodized orange, between blurred rows; the thread of another one ends early.",
    },
  },
  mission: {
    title: "Our mission",
    text: "To take products from idea to market without surprises: designed to be made, made where it makes sense, and delivered at the cost we promised.",
  },
  vision: {
    title: "Our vision",
    text: "A supply chain as easy to read as a drawing, where every part has a source, every source has been visited, and every change leaves a record.",
  },
  values: [
    {
      title: "Measure first",
      text: "Opinions are welcome, but numbers decide. We say what we know, how we know it and what is still a guess.",
    },
    {
      title: "Be there",
      text: "Problems are found on the line, by people who are on it. We travel to the work instead of waiting for the report.",
    },
    {
      title: "Speak up early",
      text: "Bad news is cheapest on the day it is found. You hear it from us that day, with a proposal.",
    },
    {
      title: "No lock-in",
      text: "Drawings, tools and data belong to you, filed so any competent team can pick up where we left off.",
    },
  ],
  skills: [
    { label: "Shipments on the promised date", percent: 96 },
    { label: "First articles accepted at first inspection", percent: 91 },
    { label: "Drawings built as released, without changes", percent: 84 },
    { label: "Clients who return with another product", percent: 78 },
  ],
  skillsNote: "Sample figures of a fictitious company.",
  video,
};
