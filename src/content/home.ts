import lineByNight from "#assets/assembly-line-dark.webp?hero";
import { pathOf } from "#content/path-of.ts";
import { packaging } from "#content/project-photo.ts";
import type { FunFact, Partner, DrawnEntry, Testimonial } from "#content/schema-page.ts";
import { serviceIntros } from "#content/service-intro.ts";
import { connectors, line, mold } from "#content/service-photo.ts";

/** The label and the heading of the services carousel. */
export const servicesHeading = {
  eyebrow: "SERVICES OFFERED BY GLOBAL DESIGN PARTNERS",
  title: "Drawn here, made there, shipped to you",
};

/** What follows the story of the gateway: where it is made, by night in every theme. */
export const lineScene = {
  title: "Then the line that builds it",
  lead: "Clamps, fixture and test on one plate, in Suzhou. A board that was not tested gets no label.",
  photo: { picture: lineByNight, alt: line.alt },
  more: { to: pathOf("project", "12"), label: "Read the case study", context: "Assembly jig and test fixture" },
};

const [drawn, made, shipped] = serviceIntros;

/** The services as stages of a product: its drawing, a tool that makes its parts, and its packaging. */
export const serviceStages = [
  { ...drawn, stage: "Drawing" },
  { ...made, stage: "Tool", image: mold },
  { ...shipped, stage: "Shipment", image: packaging },
];

export const funFacts: readonly FunFact[] = [
  { value: 8567, suffix: "", label: "Completed cases" },
  { value: 357, suffix: "+", label: "Happy clients" },
  { value: 28, suffix: "+", label: "Offices" },
  { value: 785, suffix: "", label: "Skilled people" },
];
export const funFactsNote = "Sample figures of a fictitious company.";

/** The process steps from idea to market. */
export const process: readonly DrawnEntry[] = [
  {
    title: "Brief",
    text: "We agree on what the product must do, what it may cost and how to test each requirement.",
    drawing: "brief",
  },
  {
    title: "Engineer",
    text: "Mechanical, electrical and packaging design advance together, reviewed with the factory from the start.",
    drawing: "model",
  },
  {
    title: "Prove",
    text: "We measure the prototypes and pilot run against your brief. Tooling is ordered once the numbers hold.",
    drawing: "test",
  },
  {
    title: "Manufacture",
    text: "Audited factories build your product, our liaisons are on the line, and you get a report every day.",
    drawing: "line",
  },
  {
    title: "Deliver",
    text: "Goods are inspected, cleared and delivered to your door, at a landed cost you knew up front.",
    drawing: "carton",
  },
];

export const testimonials: readonly Testimonial[] = [
  {
    id: "1",
    quote:
      "They told us in the second week that our housing could not be made as drawn, and in the third how it could. We launched on the date in the plan.",
    name: "Ingrid Solheim",
    role: "Head of Product",
    company: "Norvik Sensors",
    photo: connectors,
  },
  {
    id: "2",
    quote:
      "The daily report from the line is why we stayed. I know the yield before I finish my coffee, and so far it has never been a surprise.",
    name: "Daniel Osei",
    role: "Operations Director",
    company: "Harrow & Pine Lighting",
  },
  {
    id: "3",
    quote:
      "Three factories, two continents and one invoice. When a port closed in March, the backup route was already on file.",
    name: "Mei Tanaka",
    role: "Supply Chain Manager",
    company: "Calder Field Robotics",
  },
];
/**
 * The testimonial of a client.
 *
 * @throws Error for an unknown name, which stops the build
 */
export function testimonialBy(client: string): Testimonial {
  const found = testimonials.find(({ name }) => name === client);
  if (!found) throw new Error(`src/content/home.ts: there is no testimonial by ${client}.`);
  return found;
}

export const testimonialsNote = "Sample clients, invented for this demonstration.";

/** Fictitious partner companies. */
export const partners: readonly Partner[] = [
  { name: "Kestrel Tool & Die", trade: "Tooling" },
  { name: "Halvorsen Seals", trade: "Gaskets and seals" },
  { name: "Pinecrest Connect", trade: "Connectors" },
  { name: "Oryxon", trade: "Power semiconductors" },
  { name: "Brightlane Freight", trade: "Air and road freight" },
  { name: "Mariner Forwarding", trade: "Ocean freight" },
];
