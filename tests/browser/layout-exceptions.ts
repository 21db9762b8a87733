import type { LayoutFault, LayoutRule } from "./layout-rules.ts";

/** What may break a rule of layout, on every page or on those below a path, with the reason. */
interface Exception {
  rule: LayoutRule;
  /** The beginning of the place in the report. */
  place: string;
  path?: string;
  reason: string;
}

const exceptions: readonly Exception[] = [
  {
    rule: "left-edges",
    place: "p ",
    path: "/service-single/",
    reason: "In small windows the steps stand beside their numbers, and the points of a list beside smaller signs.",
  },
  ...Object.entries({
    "/about": ["A row of knurled steel fittings"],
    "/": ["A robot lowers a blue lid"],
    "/home2": ["A drawing of a gateway housing from"],
    "/home3": ["A steel screw hovers over its hole in a"],
    "/home4": ["Three lit dome pendants", "A hanging panel of white and pink LEDs"],
  }).flatMap(([path, alts]) =>
    alts.map((alt) => ({
      rule: "picture-pixels" as const,
      place: `img ${alt}`,
      path,
      reason: "No master has twice the pixels of its large place.",
    })),
  ),
  {
    rule: "split-word",
    place: "p ",
    path: "/home6",
    reason: "The first letter of the lead story is three lines high.",
  },
  {
    rule: "picture-pixels",
    place: "img /assets/cut-gateway-closed",
    reason: "It shows a shadow, which is blurred.",
  },
];

/** Whether a fault of a page is an exception. */
export const isException = ({ rule, place }: LayoutFault, path: string): boolean =>
  exceptions.some((one) => one.rule === rule && place.startsWith(one.place) && path.startsWith(one.path ?? "/"));
