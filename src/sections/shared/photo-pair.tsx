import type { Photo, Picture as Source } from "#lib/image/picture.ts";
import { Grid } from "#ui/grid.tsx";
import { Picture } from "#ui/picture.tsx";

export type PhotoPairProps = {
  /** The pictures, in their order. */
  photos: readonly Photo[];
};

/** How much wider than its place a picture is drawn that is cut off at its sides. */
const overhang = ({ w, h }: Source) => Math.max(1, w / h / (4 / 3));

/** Two pictures, side by side on all but small screens. */
export function PhotoPair({ photos }: PhotoPairProps) {
  return (
    <Grid columns="two-from-sm">
      {photos.map(({ picture, alt }) => (
        <Picture
          key={picture.id}
          picture={picture}
          alt={alt}
          ratio="photo"
          radius="card"
          sizes={`(width < 37.5rem) ${100 * overhang(picture)}vw, (width < 60rem) ${50 * overhang(picture)}vw, ${45 * overhang(picture)}rem`}
        />
      ))}
    </Grid>
  );
}
