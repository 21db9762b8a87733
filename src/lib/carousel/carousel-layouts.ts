import { cx } from "class-variance-authority";

/** The number of slides side by side at each width, and the behavior of a carousel. */
export type CarouselLayout = {
  /** Whether the slides rotate automatically. */
  rotates: boolean;
  /** The classes of a slide: its share of the carousel's width. */
  slide: string;
  /** The classes of the list: a width in whole pixels per slide, since Embla rounds and would otherwise not loop. */
  list?: string;
  /** The classes that hide the controls where one, two, three or four slides all fit. */
  hideControls?: readonly string[];
  /** The classes of the last slide and of the list that center the first slide before Embla has measured. */
  centered?: { last: string; list: string };
  /** Dots instead of arrows. */
  dots?: true;
};

/** The carousel layouts of the specification. Below 991 px it shows two advisory services, as below 1200 px. */
export const carouselLayouts = {
  services: {
    rotates: true,
    slide: cx("basis-full cards-2:basis-1/2 cards-3:basis-1/3"),
    list: cx("cards-2:w-halves cards-3:w-thirds"),
    hideControls: [cx("hidden"), cx("cards-2:hidden"), cx("cards-3:hidden")],
  },
  "advisory-services": {
    rotates: false,
    slide: cx("basis-full cards-2:basis-1/2 advisory-services-3:basis-1/3"),
    hideControls: [cx("hidden"), cx("cards-2:hidden"), cx("advisory-services-3:hidden")],
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
    hideControls: [cx("hidden"), cx("work-2:hidden"), cx("cards-3:hidden"), cx("work-4:hidden")],
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
} satisfies Record<string, CarouselLayout>;
