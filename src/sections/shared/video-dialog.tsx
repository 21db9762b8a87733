import { cx } from "class-variance-authority";
import { useEffect, useEffectEvent, useState } from "react";
import type { HostedVideo, Video } from "#content/schema-page.ts";
import { fallback } from "#lib/image/picture.ts";
import { prefersReducedMotion } from "#lib/theme/reduced-motion.ts";
import { Dialog, type DialogControl } from "#ui/dialog.tsx";
import { Heading } from "#ui/heading.tsx";
import { Link } from "#ui/link.tsx";
import { Text } from "#ui/text.tsx";

/** The time in milliseconds after which a frame that has not loaded counts as failed. */
const frameTimeout = 10_000;

const messages = {
  pending: "Loading the video…",
  success: "",
  error: "The video does not load here. You can watch it on YouTube.",
};

export type VideoDialogProps = DialogControl & {
  /** A video of our own host with its transcript, or one on YouTube. */
  video: Video | HostedVideo;
};

/**
 * Plays a video while it is open. Loaded by the video button when it is first pressed.
 *
 * Guarantees: for a video of our own host, the browser's player with captions, the transcript and a link to the file; it
 * starts immediately, except under reduced motion and Save-Data, where nothing but the poster loads before it is played;
 * Escape closes the dialog from the controls of the player, too.
 * For one on YouTube, a titled frame of youtube-nocookie.com that starts immediately; a status while the frame loads, and
 * when it does not; the note with a link to the video on YouTube.
 */
export function VideoDialog({ video, ...control }: VideoDialogProps) {
  return (
    <Dialog {...control} title={video.title} size="large">
      <div className="flex flex-col gap-4">
        {"id" in video ? (
          <HostedPlayer video={video} />
        ) : (
          <Player video={video} onClose={() => control.onOpenChange(false)} />
        )}
      </div>
    </Dialog>
  );
}

/** Calls a function when Escape is pressed on a control inside Chrome's player, of whose keys no listener learns. */
function useCloseWatcher(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const { CloseWatcher } = window as { CloseWatcher?: new () => EventTarget & { destroy: () => void } };
    if (!CloseWatcher) return undefined;
    const watcher = new CloseWatcher();
    watcher.addEventListener("close", () => close());
    return () => watcher.destroy();
  }, []);
}

function Player({ video, onClose }: { video: Video; onClose: () => void }) {
  useCloseWatcher(onClose);
  const { title, length, note, still, mp4, webm, captions, transcript } = video;
  return (
    <>
      <video
        controls
        playsInline
        autoPlay={!prefersReducedMotion()}
        // it has no sound, but browsers that count no press before it start only a muted video
        muted
        preload="none"
        poster={fallback(still)}
        aria-label={`Video: ${title}`}
        className="aspect-wide w-full rounded-card bg-inverse"
      >
        <source src={webm} type="video/webm; codecs=av01.0.05M.08" />
        <source src={mp4} type="video/mp4" />
        <track kind="captions" srcLang="en" label="English" src={captions} />
      </video>
      <Heading level={3} size="xs">
        Transcript
      </Heading>
      <Text size="small" tone="secondary">
        {length}. {note} <Link to={mp4}>Open the video file</Link>
      </Text>
      <ol className="flex max-w-prose list-decimal flex-col gap-2 ps-6 text-small">
        {transcript.map((scene) => (
          <li key={scene}>{scene}</li>
        ))}
      </ol>
    </>
  );
}

function HostedPlayer({ video: { title, id, note } }: { video: HostedVideo }) {
  const [status, setStatus] = useState<keyof typeof messages>("pending");
  useEffect(() => {
    const timer = setTimeout(() => setStatus((current) => (current === "pending" ? "error" : current)), frameTimeout);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
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
      <Text size="small" tone="secondary">
        {note} <Link to={`https://www.youtube.com/watch?v=${id}`}>Watch it on YouTube</Link>
      </Text>
    </>
  );
}
