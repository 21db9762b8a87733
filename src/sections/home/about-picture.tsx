import type { Photo } from "#lib/image/picture.ts";
import { Picture, type PictureProps } from "#ui/picture.tsx";

export type AboutPictureProps = Pick<PictureProps, "loading"> & {
  /** The cut-out, whose margins are transparent. */
  photo: Photo;
};

/**
 * The picture beside the introduction of the company, as large as its pixels allow; its transparent margins take no room.
 *
 * Requires: a grid of twelve columns from `md` on, of which it takes seven.
 */
export function AboutPicture({ photo, loading }: AboutPictureProps) {
  return (
    <div className="lit-dark -my-6 w-full max-w-photo-wide md:col-span-7 md:-me-6 md:-mt-20 md:-mb-10 md:justify-self-end">
      <Picture picture={photo.picture} alt={photo.alt} loading={loading} sizes="(width < 60rem) 100vw, 50rem" />
    </div>
  );
}
