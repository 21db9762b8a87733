/** One master image in several formats and widths, as the build writes it. */
export type Picture = {
  /** `srcset` by format: `avif`, `webp`, `jpeg`. */
  sources: Record<string, string>;
  /** The fallback file with the master's size in pixels. */
  img: { src: string; w: number; h: number };
};

/** A picture with the words that stand for it; an empty `alt` says that it only decorates. */
export type Photo = { picture: Picture; alt: string };
