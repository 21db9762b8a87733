import type { Photo } from "#lib/picture";
import { Dialog, type DialogControl } from "#ui/dialog";
import { ZoomView } from "#ui/zoom-view";

export type ZoomDialogProps = DialogControl & {
  /** What is shown, as the dialog's name. */
  title: string;
  photo: Photo;
};

/**
 * Shows a picture closely. A module of its own, loaded at the first press of the picture.
 *
 * Gives: a dialog named by what it shows.
 */
export function ZoomDialog({ title, photo, ...control }: ZoomDialogProps) {
  return (
    <Dialog {...control} title={title} size="large">
      <ZoomView photo={photo} label="Enlarged picture" />
    </Dialog>
  );
}
