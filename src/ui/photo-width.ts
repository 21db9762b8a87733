import type { Picture } from "#lib/image/picture.ts";

/** The class of the maximum width at which a picture, or the smallest of several, has two of its pixels for one of CSS. */
export const photoWidth = (...pictures: readonly Pick<Picture, "w">[]): "max-w-photo" | "max-w-photo-wide" =>
  pictures.every(({ w }) => w >= 1600) ? "max-w-photo-wide" : "max-w-photo";
