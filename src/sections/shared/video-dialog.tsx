import { Dialog, type DialogControl } from "#ui/dialog.tsx";

/** A video on YouTube: its title and its id there. */
export type Video = { title: string; id: string };

export type VideoDialogProps = DialogControl & { video: Video };

/**
 * Plays a video while it is open. Loaded by the video button when it is first pressed.
 *
 * Guarantees: a titled frame of youtube-nocookie.com that starts immediately.
 */
export function VideoDialog({ video: { title, id }, ...control }: VideoDialogProps) {
  return (
    <Dialog {...control} title={title} size="large">
      <iframe
        src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`}
        title={`Video: ${title}`}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the player needs both permissions, and is of another origin
        sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        className="aspect-wide w-full rounded-card bg-inverse"
      />
    </Dialog>
  );
}
