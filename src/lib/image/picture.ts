/** The widths of resized copies in pixels: for the content, for full-width heroes, and for objects with alpha. */
export const pictureWidths = {
  picture: [400, 800, 1200, 1600],
  hero: [640, 1024, 1440, 1920, 2400],
  cutout: [400, 800, 1200, 1600, 2000, 2800],
} as const;

/**
 * A master image, which the build copies in several formats and widths. The URLs of the copies are derived from the id,
 * which contains a hash of the master, so that page scripts do not list them.
 */
export type Picture = {
  /** The master's file name and hash, such as `cut-project-01-gears-3fa9c1d2`. */
  id: string;
  /** The master's width in pixels. */
  w: number;
  /** The master's height in pixels. */
  h: number;
  /** The set of widths of its copies. */
  kind: keyof typeof pictureWidths;
  /** The same picture on a dark ground or without one, for dark themes. */
  dark?: Omit<Picture, "dark">;
};

/** A picture with its text alternative; a decorative picture has an empty `alt`. */
export type Photo = { picture: Picture; alt: string };

/**
 * The widths of a picture's copies; a master that is narrower than the largest has one in its own width. Only browsers from
 * before 2024 load WebP, so it has the two largest of at most 1440 pixels.
 */
export const copyWidths = ({ w, kind }: Pick<Picture, "w" | "kind">, format: "avif" | "webp" = "avif"): number[] => {
  const smaller = pictureWidths[kind].filter((width) => width < w);
  const widths = smaller.length < pictureWidths[kind].length ? [...smaller, w] : smaller;
  return format === "avif" ? widths : widths.filter((width) => width <= 1440).slice(-2);
};

/** The width of the WebP copy of every picture for lists, such as search results, at twice its rendered size. */
export const thumbnailWidth = 96;

/** The path of a copy, relative to the site's root. */
export const copyFile = ({ id }: Pick<Picture, "id">, width: number, format: string): string =>
  `assets/${id}-${width}.${format}`;

// Vite sets `BASE_URL`; Node, which runs the build's own scripts, does not.
const base = import.meta.env?.BASE_URL ?? "/";

/** The `srcset` attribute with the copies of one format. */
export const srcSet = (picture: Picture, format: "avif" | "webp"): string =>
  copyWidths(picture, format)
    .map((width) => `${base}${copyFile(picture, width, format)} ${width}w`)
    .join(", ");

/** A `sizes` attribute with each of its lengths replaced. */
export const mapSizes = (sizes: string, replace: (length: string) => string): string =>
  sizes.replaceAll(/[^\s,]+(?=,|$)/g, replace);

/** The width of the JPEG copy: the largest of at most 1440 pixels. */
export const fallbackWidth = (picture: Pick<Picture, "w" | "kind">): number =>
  copyWidths(picture).findLast((width) => width <= 1440) ?? picture.w;

/** The URL of the copy for browsers without AVIF: JPEG, or WebP for a cut-out, because JPEG has no alpha. */
export const fallback = (picture: Picture): string =>
  base + copyFile(picture, fallbackWidth(picture), picture.kind === "cutout" ? "webp" : "jpeg");

/** The URL of the smallest copy. */
export const thumbnail = (picture: Pick<Picture, "id">): string => base + copyFile(picture, thumbnailWidth, "webp");
