import type { ReactNode } from "react";
import type { Photo } from "#lib/image/picture.ts";
import { useDeferredDialog } from "#lib/lazy/use-deferred-dialog.ts";
import { Deferred } from "#ui/deferred.tsx";
import { Icon } from "#ui/icon.tsx";
import { Picture } from "#ui/picture.tsx";

const loadZoomDialog = () => import("#sections/catalog/zoom-dialog.tsx").then((m) => m.ZoomDialog);

export type ZoomPictureProps = {
  /** Name of the subject, in a few words. */
  title: string;
  /** A square picture. */
  photo: Photo;
  /** A decorative drawing over the picture, such as its dimension lines. */
  annotations?: ReactNode;
};

/**
 * A page's main picture with a button that opens it enlarged.
 *
 * Guarantees: the picture with its alternative text; at its lower end a button named by the subject, with a visible hint; without
 * JavaScript the picture alone.
 */
export function ZoomPicture({ title, photo, annotations }: ZoomPictureProps) {
  const { opener, open, timesOpened, control } = useDeferredDialog();
  return (
    <div className="flex grow flex-col gap-2">
      <div data-subject="" className="stage relative flex grow flex-col overflow-x-clip">
        <div className="m-auto w-full max-w-photo">
          {/* the transparent margins of the picture are beyond its place */}
          <div className="relative sm:max-md:-mx-6 lg:-mx-12">
            <Picture
              picture={photo.picture}
              alt={photo.alt}
              loading="eager"
              sizes="(width < 37.5rem) 100vw, (width < 80rem) 50vw, 44rem"
            />
            {annotations}
          </div>
        </div>
        {/* The button is as small as its text, so that it fits below the header when it is focused; all of the picture presses it. */}
        <div className="flex justify-end pt-2 sm:z-raised sm:-mt-16 sm:px-4 sm:pt-1 sm:pb-4 no-script:hidden">
          <button
            ref={opener}
            type="button"
            data-surface="page"
            data-ring="inside"
            aria-haspopup="dialog"
            aria-label={`Zoom: ${title}`}
            onClick={open}
            className="stretched inline-flex min-h-target cursor-zoom-in items-center gap-2 rounded-control border-thin border-control bg-raised px-4 text-small font-medium text-primary transition-colors duration-fast hover:border-strong"
          >
            <Icon name="zoom-in" />
            Zoom
          </button>
        </div>
      </div>
      {control && (
        <Deferred load={loadZoomDialog} retryKey={timesOpened}>
          {(ZoomDialog) => <ZoomDialog title={title} photo={photo} {...control} />}
        </Deferred>
      )}
    </div>
  );
}
