import type { Photo } from "#lib/image/picture.ts";
import { Grid } from "#ui/grid.tsx";
import { Picture } from "#ui/picture.tsx";

export type PhotoPairProps = {
  /** The pictures, in their order. */
  photos: readonly Photo[];
};

/** Two pictures, side by side on all but small screens. */
export function PhotoPair({ photos }: PhotoPairProps) {
  return (
    <Grid columns="two-from-sm" gap="xl">
      {photos.map(({ picture, alt }) => (
        <div key={picture.id} className="max-w-photo">
          <Picture
            picture={picture}
            alt={alt}
            ratio="photo"
            radius="card"
            sizes="(width < 37.5rem) 100vw, (width < 75rem) 50vw, 37.5rem"
          />
        </div>
      ))}
    </Grid>
  );
}
