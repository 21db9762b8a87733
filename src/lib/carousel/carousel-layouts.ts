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

/** The layouts of the specification by the number of slides side by side, from small to wide windows. */
export const carouselLayouts = {
  /** One to three slides, which rotate. */
  "1-2-3": {
    rotates: true,
    slide: "basis-full slides-2:basis-1/2 slides-3:basis-1/3",
    list: "slides-2:w-halves slides-3:w-thirds",
    hideControls: ["hidden", "slides-2:hidden", "slides-3:hidden"],
  },
  /** The same without rotation; three slides only in wide windows, so that the step at 991 px changes nothing. */
  "1-2-3-wide": {
    rotates: false,
    slide: "basis-full slides-2:basis-1/2 slides-3-wide:basis-1/3",
    hideControls: ["hidden", "slides-2:hidden", "slides-3-wide:hidden"],
  },
  /** The same with the current slide in the middle, and dots instead of arrows. */
  "1-2-3-wide-centered": {
    rotates: false,
    slide: "basis-full slides-2:basis-1/2 slides-3-wide:basis-1/3",
    centered: {
      last: "not-no-script:slides-2:order-first",
      list: "not-no-script:slides-2:-translate-x-1/4 rtl:not-no-script:slides-2:translate-x-1/4 not-no-script:slides-3-wide:translate-x-0",
    },
    dots: true,
  },
  /** One to four slides, which rotate; two already in narrow windows. */
  "1-2-3-4": {
    rotates: true,
    slide: "basis-full slides-2-narrow:basis-1/2 slides-3:basis-1/3 slides-4:basis-1/4",
    list: "slides-2-narrow:w-halves slides-3:w-thirds slides-4:w-quarters",
    hideControls: ["hidden", "slides-2-narrow:hidden", "slides-3:hidden", "slides-4:hidden"],
  },
  /** One to three slides, which rotate, with the current one in the middle. */
  "1-2-3-centered": {
    rotates: true,
    slide: "basis-full slides-2-narrow:basis-1/2 slides-3:basis-1/3",
    list: "slides-2-narrow:w-halves slides-3:w-thirds",
    centered: {
      last: "not-no-script:slides-2-narrow:order-first",
      list: "not-no-script:slides-2-narrow:-translate-x-1/4 rtl:not-no-script:slides-2-narrow:translate-x-1/4 not-no-script:slides-3:translate-x-0",
    },
  },
} satisfies Record<string, CarouselLayout>;
