/** How wide the copies of a picture are, in pixels: inside the page, or across all of it. */
export const pictureWidths = { picture: [400, 800, 1200], hero: [640, 1024, 1440, 1920] } as const;

/**
 * One master image, of which the build writes copies in several formats and widths. Their addresses follow from its
 * id, which carries a hash of the master: so a page's script names each picture once, not every copy of it.
 */
export type Picture = {
  /** The master's name and hash, such as `project-01-gears-3fa9c1d2`. */
  id: string;
  /** The master's size in pixels. */
  w: number;
  h: number;
  kind: keyof typeof pictureWidths;
};

/** A picture with the words that stand for it; an empty `alt` says that it only decorates. */
export type Photo = { picture: Picture; alt: string };

/** The widths of its copies; a master is never enlarged. */
export const copyWidths = ({ w, kind }: Pick<Picture, "w" | "kind">): number[] =>
  pictureWidths[kind].filter((width) => width <= w);

/** Where a copy lies below the site's root. */
export const copyFile = ({ id }: Pick<Picture, "id">, width: number, format: string): string =>
  `assets/${id}-${width}.${format}`;

// Not every tool that reads this is Vite.
const base = import.meta.env?.BASE_URL ?? "/";

/** The copies of one format, for a `srcset`. */
export const srcSet = (picture: Picture, format: "avif" | "webp"): string =>
  copyWidths(picture)
    .map((width) => `${base}${copyFile(picture, width, format)} ${width}w`)
    .join(", ");

/** How wide the one JPEG is: at most 1440 pixels. */
export const fallbackWidth = (picture: Pick<Picture, "w" | "kind">): number =>
  copyWidths(picture).findLast((width) => width <= 1440) ?? picture.w;

/** The address of the one copy that every browser and every link preview can show. */
export const fallback = (picture: Picture): string => base + copyFile(picture, fallbackWidth(picture), "jpeg");
