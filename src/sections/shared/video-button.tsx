import { cx } from "class-variance-authority";
import { useDeferredDialog } from "#lib/lazy/use-deferred-dialog.ts";
import type { Video } from "#sections/shared/video-dialog.tsx";
import { Deferred } from "#ui/deferred.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Stack } from "#ui/stack.tsx";
import { Text } from "#ui/text.tsx";

const loadVideoDialog = () => import("#sections/shared/video-dialog.tsx").then((m) => m.VideoDialog);

const linkVariants = { page: "text", image: "unstyled", inverse: "inverse-text" } as const;
const captionTones = { page: "secondary", image: "on-image-secondary", inverse: "on-inverse-secondary" } as const;

export type VideoButtonProps = {
  video: Video;
  /** Surface that the button is on. */
  tone?: "page" | "image" | "inverse";
};

/**
 * Plays a video in a dialog.
 *
 * Guarantees: a button named by the video; no request to YouTube and no dialog code before it is pressed; without
 * JavaScript a link.
 */
export function VideoButton({ video, tone = "page" }: VideoButtonProps) {
  const { opener, open, timesOpened, control } = useDeferredDialog();
  return (
    <>
      <button
        ref={opener}
        type="button"
        aria-haspopup="dialog"
        onClick={open}
        className="group inline-flex cursor-pointer items-center gap-4 rounded-control text-start font-medium no-script:hidden"
      >
        <span className="flex size-control shrink-0 items-center justify-center rounded-pill border-thin border-current transition-colors duration-fast group-hover:bg-action group-hover:text-on-action">
          <Icon name="play" />
        </span>
        <span>
          Play video: <span className="font-regular">{video.title}</span>
        </span>
      </button>
      <span className={cx("hidden no-script:inline", tone === "image" && "underline")}>
        <Link to={`https://www.youtube.com/watch?v=${video.id}`} variant={linkVariants[tone]}>
          Video: {video.title}
        </Link>
      </span>
      {control && (
        <Deferred load={loadVideoDialog} retryKey={timesOpened}>
          {(VideoDialog) => <VideoDialog video={video} {...control} />}
        </Deferred>
      )}
    </>
  );
}

export type CaptionedVideoButtonProps = VideoButtonProps & {
  /** `note` describes the video in one line. */
  video: { note: string };
};

/** A video button above a one-line description of the video. */
export function CaptionedVideoButton({ video, tone = "page" }: CaptionedVideoButtonProps) {
  return (
    <Stack gap="xs" align="start">
      <VideoButton video={video} tone={tone} />
      <Text size="caption" tone={captionTones[tone]}>
        {video.note}
      </Text>
    </Stack>
  );
}
