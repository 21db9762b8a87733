import { cx } from "class-variance-authority";
import { useEffect, useState } from "react";
import { Dialog, type DialogControl } from "#ui/dialog.tsx";
import { Link } from "#ui/link.tsx";
import { Text } from "#ui/text.tsx";

/** A video on YouTube: its title, its id there, and a note on its source and license. */
export type Video = { title: string; id: string; note: string };

/** The time in milliseconds after which a frame that has not loaded counts as failed. */
const frameTimeout = 10_000;

const messages = {
  pending: "Loading the video…",
  success: "",
  error: "The video does not load here. You can watch it on YouTube.",
};

export type VideoDialogProps = DialogControl & {
  /** The title and the address of the video. */
  video: Video;
};

/**
 * Plays a video while it is open. Loaded by the video button when it is first pressed.
 *
 * Guarantees: a titled frame of youtube-nocookie.com that starts immediately; a status while the frame loads, and when
 * it does not; the note with a link to the video on YouTube.
 */
export function VideoDialog({ video, ...control }: VideoDialogProps) {
  return (
    <Dialog {...control} title={video.title} size="large">
      <div className="flex flex-col gap-4">
        <VideoFrame video={video} />
        <Text size="small" tone="secondary">
          {video.note} <Link to={`https://www.youtube.com/watch?v=${video.id}`}>Watch it on YouTube</Link>
        </Text>
      </div>
    </Dialog>
  );
}

function VideoFrame({ video: { title, id } }: { video: Video }) {
  const [status, setStatus] = useState<keyof typeof messages>("pending");
  useEffect(() => {
    const timer = setTimeout(() => setStatus((current) => (current === "pending" ? "error" : current)), frameTimeout);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div
      data-surface="inverse"
      className="relative flex aspect-wide items-center justify-center overflow-hidden rounded-card bg-inverse p-6 text-center text-primary"
    >
      <p role="status">{messages[status]}</p>
      <iframe
        src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`}
        title={`Video: ${title}`}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the player needs both permissions, and is of another origin
        sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        onLoad={() => setStatus("success")}
        className={cx("absolute inset-0 size-full", status !== "success" && "opacity-transparent")}
      />
    </div>
  );
}
