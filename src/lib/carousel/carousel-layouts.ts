import { cn } from "#lib/theme/cn.ts";

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
  centred?: { last: string; list: string };
  /** In the arrows' place. */
  dots?: true;
};

/** Every kind of carousel there is, at the widths of the specification. Below 991 px practices are two, as below 1200. */
export const policies = {
  services: {
    rotates: true,
    slide: cn("basis-full cards-2:basis-1/2 cards-3:basis-1/3"),
    list: cn("cards-2:w-halves cards-3:w-thirds"),
    idle: [cn("hidden"), cn("cards-2:hidden"), cn("cards-3:hidden")],
  },
  practices: {
    rotates: false,
    slide: cn("basis-full cards-2:basis-1/2 practices-3:basis-1/3"),
    idle: [cn("hidden"), cn("cards-2:hidden"), cn("practices-3:hidden")],
  },
  "practices-centred": {
    rotates: false,
    slide: cn("basis-full cards-2:basis-1/2 practices-3:basis-1/3"),
    centred: {
      last: cn("not-no-script:cards-2:order-first"),
      list: cn("not-no-script:cards-2:-translate-x-1/4 not-no-script:practices-3:translate-x-0"),
    },
    dots: true,
  },
  projects: {
    rotates: true,
    slide: cn("basis-full work-2:basis-1/2 cards-3:basis-1/3 work-4:basis-1/4"),
    list: cn("work-2:w-halves cards-3:w-thirds work-4:w-quarters"),
    idle: [cn("hidden"), cn("work-2:hidden"), cn("cards-3:hidden"), cn("work-4:hidden")],
  },
  "projects-centred": {
    rotates: true,
    slide: cn("basis-full work-2:basis-1/2 cards-3:basis-1/3"),
    list: cn("work-2:w-halves cards-3:w-thirds"),
    centred: {
      last: cn("not-no-script:work-2:order-first"),
      list: cn("not-no-script:work-2:-translate-x-1/4 not-no-script:cards-3:translate-x-0"),
    },
  },
} satisfies Record<string, Policy>;
