import type { Photo } from "#lib/image/picture.ts";
import { Picture } from "#ui/picture.tsx";

export type PhotoPairProps = {
  /** The pictures, in their order. */
  photos: readonly Photo[];
};

/** Two pictures of one size across the content, side by side on all but small screens; they open while the page scrolls. */
export function PhotoPair({ photos }: PhotoPairProps) {
  return (
    <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
      {photos.map(({ picture, alt }) => (
        <div key={picture.id} className="max-w-photo open-on-scroll">
          <Picture picture={picture} alt={alt} ratio="photo" radius="frame" />
        </div>
      ))}
    </div>
  );
}
