import { pathOf } from "#content/path-of.ts";
import type { HeroSlide } from "#content/schema.ts";
import { assemblyCell, freight, gatewayInService } from "#content/service-photo.ts";

const action = "Explore More";

/** The slides of the hero slider, one for each service. */
export const heroSlides: readonly HeroSlide[] = [
  {
    id: "1",
    subTitle: "Engineering and design team",
    title: "Bring your design to life",
    text: "We turn a sketch or a prototype into drawings a factory can quote, build and measure.",
    action,
    to: pathOf("service", 1),
    ...gatewayInService,
  },
  {
    id: "2",
    subTitle: "Factory partners and manufacturing liaisons",
    title: "Manufacture with Confidence",
    text: "Audited factories make your product, with our liaisons on the line from first article to last carton.",
    action,
    to: pathOf("service", 2),
    ...assemblyCell,
  },
  {
    id: "3",
    subTitle: "Sourcing and logistics",
    title: "Find & Deliver your solution",
    text: "We find the factory, negotiate the price, check the goods and ship them to your door.",
    action,
    to: pathOf("service", 3),
    ...freight,
  },
];
