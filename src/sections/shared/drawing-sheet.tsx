import type { Photo } from "#lib/image/picture.ts";
import { DimensionLine } from "#sections/shared/dimension-line.tsx";
import { TitleBlock, type TitleBlockProps } from "#sections/shared/title-block.tsx";
import { Picture } from "#ui/picture.tsx";

export type DrawingSheetProps = TitleBlockProps & {
  /** The picture of the page, shown whole and loaded eagerly. */
  photo: Photo;
  /** The value on the dimension line below the picture; decorative. */
  dimension: string;
};

/** A picture as a drawing sheet, with a dimension line and a title block below it. */
export function DrawingSheet({ photo, dimension, rows }: DrawingSheetProps) {
  return (
    <div className="w-full max-w-photo overflow-hidden rounded-frame border-thin border-control bg-raised text-primary">
      <div className={photo.picture.kind === "cutout" ? "stage px-4" : undefined}>
        <Picture picture={photo.picture} alt={photo.alt} loading="eager" sizes="(width < 37.5rem) 100vw, 37.5rem" />
      </div>
      <DimensionLine value={dimension} />
      <TitleBlock rows={rows} />
    </div>
  );
}
