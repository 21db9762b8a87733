import { cx } from "class-variance-authority";
import type { Photo } from "#lib/image/picture.ts";
import { photoWidth } from "#ui/photo-width.ts";
import { Picture } from "#ui/picture.tsx";

export type PhotoPairProps = {
  /** The pictures, in their order. */
  photos: readonly Photo[];
};

/** Two pictures of one size across the content, side by side on all but small screens, from one edge of the content to the other; they open while the page scrolls. */
export function PhotoPair({ photos }: PhotoPairProps) {
  const width = photoWidth(...photos.map(({ picture }) => picture));
  return (
    <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
      {photos.map((photo) => (
        <div key={photo.picture.id} className={cx(width, "w-full sm:even:justify-self-end")}>
          <HalfPhoto photo={photo} />
        </div>
      ))}
    </div>
  );
}

/** A picture of half of the content's width, which opens while the page scrolls. */
export function HalfPhoto({ photo: { picture, alt } }: { photo: Photo }) {
  return (
    <div className="open-on-scroll">
      <Picture
        picture={picture}
        alt={alt}
        ratio="photo"
        radius="frame"
        sizes="(width < 37.5rem) 100vw, (width < 94rem) 50vw, 45rem"
      />
    </div>
  );
}
