import type { Photo } from "#lib/image/picture.ts";
import { Dialog, type DialogControl } from "#ui/dialog.tsx";
import { ZoomView } from "#ui/zoom-view.tsx";

export type ZoomDialogProps = DialogControl & {
  /** What is shown, as the dialog's name. */
  title: string;
  photo: Photo;
};

/**
 * Shows a picture closely. A module of its own, loaded at the first press of the picture.
 *
 * Guarantees: a dialog named by what it shows.
 */
export function ZoomDialog({ title, photo, ...control }: ZoomDialogProps) {
  return (
    <Dialog {...control} title={title} size="large">
      <ZoomView photo={photo} label="Enlarged picture" />
    </Dialog>
  );
}
