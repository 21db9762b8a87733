import { Dialog, type DialogControl } from "#ui/dialog.tsx";

/** A film: what it is called, and its id at YouTube. */
export type Video = { title: string; id: string };

export type VideoDialogProps = DialogControl & { video: Video };

/**
 * Shows a film as long as it is open. A module of its own, loaded at the first press of the film's button.
 *
 * Guarantees: a titled frame of youtube-nocookie.com, which starts at once.
 */
export function VideoDialog({ video: { title, id }, ...control }: VideoDialogProps) {
  return (
    <Dialog {...control} title={title} size="large">
      <iframe
        src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`}
        title={`Video: ${title}`}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the player needs both, and is of another origin
        sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        className="aspect-wide w-full rounded-card bg-inverse"
      />
    </Dialog>
  );
}
