import { cva } from "class-variance-authority";
import type { Photo } from "#lib/image/picture.ts";
import { Picture } from "#ui/picture.tsx";

const grid = cva("grid grid-cols-1 items-end gap-6 sm:grid-cols-2", {
  variants: { layout: { even: "", "large-and-detail": "md:grid-cols-12 md:gap-x-12" } },
});

const cell = cva("max-w-photo", {
  variants: { layout: { even: "", "large-and-detail": "open-on-scroll md:first:col-span-7 md:last:col-span-4" } },
});

export type PhotoPairProps = {
  /** The pictures, in their order. */
  photos: readonly Photo[];
  /** `even`: of the same size; `large-and-detail`: the first wider than the second from `md` on. @default even */
  layout?: "even" | "large-and-detail";
};

/** Two pictures, side by side on all but small screens. */
export function PhotoPair({ photos, layout = "even" }: PhotoPairProps) {
  return (
    <div className={grid({ layout })}>
      {photos.map(({ picture, alt }) => (
        <div key={picture.id} className={cell({ layout })}>
          <Picture picture={picture} alt={alt} ratio="photo" radius="card" />
        </div>
      ))}
    </div>
  );
}
