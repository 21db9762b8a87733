import { cx } from "class-variance-authority";

/** How a carousel shows its slides. */
export type Policy = {
  /** Whether they turn by themselves. */
  rotates: boolean;
  /** How many slides stand side by side at which width. */
  slide: string;
  /** How wide the list is, in pixels that its slides divide: Embla counts whole ones, and goes round if it misses none. */
  list?: string;
  /** Where one, two, three slides all fit, and there is nothing to control. */
  idle?: readonly string[];
  /** Puts the first slide in the middle before the browser has measured: the last before it, all moved to suit. */
  centered?: { last: string; list: string };
  /** In the arrows' place. */
  dots?: true;
};

/** Every kind of carousel there is, at the widths of the specification. Below 991 px practices are two, as below 1200. */
export const policies = {
  services: {
    rotates: true,
    slide: cx("basis-full cards-2:basis-1/2 cards-3:basis-1/3"),
    list: cx("cards-2:w-halves cards-3:w-thirds"),
    idle: [cx("hidden"), cx("cards-2:hidden"), cx("cards-3:hidden")],
  },
  "advisory-services": {
    rotates: false,
    slide: cx("basis-full cards-2:basis-1/2 advisory-services-3:basis-1/3"),
    idle: [cx("hidden"), cx("cards-2:hidden"), cx("advisory-services-3:hidden")],
  },
  "advisory-services-centered": {
    rotates: false,
    slide: cx("basis-full cards-2:basis-1/2 advisory-services-3:basis-1/3"),
    centered: {
      last: cx("not-no-script:cards-2:order-first"),
      list: cx("not-no-script:cards-2:-translate-x-1/4 not-no-script:advisory-services-3:translate-x-0"),
    },
    dots: true,
  },
  projects: {
    rotates: true,
    slide: cx("basis-full work-2:basis-1/2 cards-3:basis-1/3 work-4:basis-1/4"),
    list: cx("work-2:w-halves cards-3:w-thirds work-4:w-quarters"),
    idle: [cx("hidden"), cx("work-2:hidden"), cx("cards-3:hidden"), cx("work-4:hidden")],
  },
  "projects-centered": {
    rotates: true,
    slide: cx("basis-full work-2:basis-1/2 cards-3:basis-1/3"),
    list: cx("work-2:w-halves cards-3:w-thirds"),
    centered: {
      last: cx("not-no-script:work-2:order-first"),
      list: cx("not-no-script:work-2:-translate-x-1/4 not-no-script:cards-3:translate-x-0"),
    },
  },
} satisfies Record<string, Policy>;
