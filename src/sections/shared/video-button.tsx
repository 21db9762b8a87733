import type { HostedVideo, Video } from "#content/schema-page.ts";
import { useDeferredDialog } from "#lib/lazy/use-deferred-dialog.ts";
import { Deferred } from "#ui/deferred.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Picture } from "#ui/picture.tsx";

const loadVideoDialog = () => import("#sections/shared/video-dialog.tsx").then((m) => m.VideoDialog);

export type VideoButtonProps = {
  /** A video of our own host, or one on YouTube, with a decorative still. */
  video: Video | HostedVideo;
};

/**
 * A still that plays a video in a dialog.
 *
 * Guarantees: a button named by the video and its length; no request for the video or to YouTube, and no dialog code,
 * before it is pressed; without JavaScript a link to the file or to YouTube.
 */
export function VideoButton({ video }: VideoButtonProps) {
  const { opener, open, timesOpened, control } = useDeferredDialog();
  const [name, to] =
    "id" in video
      ? [video.title, `https://www.youtube.com/watch?v=${video.id}`]
      : [`${video.title}, ${video.length}`, video.mp4];
  return (
    <>
      <button
        ref={opener}
        type="button"
        aria-haspopup="dialog"
        onClick={open}
        className="group inline-flex cursor-pointer items-center gap-4 rounded-card text-start no-script:hidden narrow:flex-col narrow:items-start"
      >
        <span className="relative block w-32 shrink-0 overflow-hidden rounded-card border-thin border-control">
          <span className="block transition-transform duration-slow ease-standard group-hover:scale-hover">
            <Picture picture={video.still} alt="" ratio="wide" sizes="8rem" />
          </span>
          <span className="absolute inset-0 flex items-center justify-center">
            <span className="flex size-target items-center justify-center rounded-pill bg-action text-on-action transition-colors duration-fast group-hover:bg-action-hover">
              <Icon name="play" />
            </span>
          </span>
        </span>
        <span className="max-w-panel text-small font-medium">
          Watch the video: <span className="block font-regular">{name}</span>
        </span>
      </button>
      <span className="hidden no-script:inline">
        <Link to={to}>Video: {name}</Link>
      </span>
      {control && (
        <Deferred load={loadVideoDialog} retryKey={timesOpened}>
          {(VideoDialog) => <VideoDialog video={video} {...control} />}
        </Deferred>
      )}
    </>
  );
}
