import type { Photo } from "#lib/image/picture.ts";
import { Dialog, type DialogControl } from "#ui/dialog.tsx";
import { ZoomView } from "#ui/zoom-view.tsx";

export type ZoomDialogProps = DialogControl & {
  /** Name of the subject, used as the dialog's heading. */
  title: string;
  /** A square picture. */
  photo: Photo;
};

/**
 * Shows a photo enlarged. Loaded by the zoom picture when it is first pressed.
 *
 * Guarantees: a dialog named by the subject of the photo.
 */
export function ZoomDialog({ title, photo, ...control }: ZoomDialogProps) {
  return (
    <Dialog {...control} title={title} size="large">
      <ZoomView photo={photo} label="Enlarged picture" />
    </Dialog>
  );
}
