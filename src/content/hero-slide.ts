import engineeringMobile from "#assets/hero-1-engineering-mobile.webp?picture";
import engineering from "#assets/hero-1-engineering.webp?hero";
import manufacturingMobile from "#assets/hero-2-manufacturing-mobile.webp?picture";
import manufacturing from "#assets/hero-2-manufacturing.webp?hero";
import logisticsMobile from "#assets/hero-3-logistics-mobile.webp?picture";
import logistics from "#assets/hero-3-logistics.webp?hero";
import { pathOf } from "#content/path-of.ts";
import type { HeroSlide } from "#content/schema.ts";

const action = "Explore More";

/** The slides of the hero slider, one for each service. */
export const heroSlides: readonly HeroSlide[] = [
  {
    id: "1",
    subTitle: "Engineering and design team",
    title: "Bring your design to life",
    text: "Mechanical, electrical and packaging engineers turn a sketch or a prototype into drawings a factory can quote, build and measure.",
    action,
    to: pathOf("service", 1),
    wide: engineering,
    mobile: engineeringMobile,
    alt: "An edge gateway taken apart in mid-air above its drawing: screws, blue lid, orange gasket, circuit board and aluminum housing, with calipers beside it.",
  },
  {
    id: "2",
    subTitle: "Factory partners and manufacturing liaisons",
    title: "Manufacture with Confidence",
    text: "Audited factories make your product, and our liaisons are on the line: first article, daily report, final inspection.",
    action,
    to: pathOf("service", 2),
    wide: manufacturing,
    mobile: manufacturingMobile,
    alt: "A white robot arm holds a blue lid by suction cups over a conveyor of open gateways; the first on the belt is already closed.",
  },
  {
    id: "3",
    subTitle: "Sourcing and logistics",
    title: "Find & Deliver your solution",
    text: "We find the factory, negotiate volume pricing, check the goods and ship them from its dock to your door.",
    action,
    to: pathOf("service", 3),
    wide: logistics,
    mobile: logisticsMobile,
    alt: "A yellow spreader lowers a blue shipping container onto a stack; in front of it, parcels stand on a wooden pallet.",
  },
];
