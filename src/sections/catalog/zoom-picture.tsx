import { Suspense, type ComponentType } from "react";
import type { Photo } from "#lib/image/picture.ts";
import { useLazyDialog } from "#lib/lazy/use-lazy-dialog.ts";
import type { ZoomDialogProps } from "#sections/catalog/zoom-dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import { Picture } from "#ui/picture.tsx";

export type ZoomPictureProps = {
  /** What the picture shows, in a few words. */
  title: string;
  photo: Photo;
  /** The dialog that shows it closely, `lazy`: it is needed from the first press on. */
  Zoom: ComponentType<ZoomDialogProps>;
};

/**
 * A page's main picture, framed, which can be looked at closely.
 *
 * Guarantees: the picture with its own words; over it a button that says what it shows closely, with a visible hint; without
 * JavaScript the picture alone.
 */
export function ZoomPicture({ title, photo, Zoom }: ZoomPictureProps) {
  const { opener, ask, control } = useLazyDialog();
  return (
    <div className="flex flex-col gap-2">
      <div className="relative rounded-frame border-thin border-hairline bg-image">
        <Picture
          picture={photo.picture}
          alt={photo.alt}
          radius="frame"
          loading="eager"
          sizes="(width < 960px) 100vw, 37rem"
        />
        <button
          ref={opener}
          type="button"
          aria-haspopup="dialog"
          aria-label={`Zoom: ${title}`}
          onClick={ask}
          className="group absolute inset-0 flex cursor-zoom-in items-end justify-end rounded-frame p-4 no-script:hidden"
        >
          <span className="inline-flex min-h-target items-center gap-2 rounded-control border-thin border-control bg-raised px-4 text-small font-semibold text-primary transition-colors duration-fast group-hover:bg-secondary-hover">
            <Icon name="zoom-in" />
            Zoom
          </span>
        </button>
      </div>
      {control && (
        <Suspense>
          <Zoom title={title} photo={photo} {...control} />
        </Suspense>
      )}
    </div>
  );
}
