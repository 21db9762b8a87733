import { cx } from "class-variance-authority";
import { Suspense, type ComponentType } from "react";
import { useLazyDialog } from "#lib/lazy/use-lazy-dialog.ts";
import type { Video, VideoDialogProps } from "#sections/shared/video-dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";

const looks = { page: "text", image: "unstyled", inverse: "inverse-text" } as const;

export type VideoButtonProps = {
  video: Video;
  tone?: "page" | "image" | "inverse";
  /** The dialog that plays it, `lazy`: it is needed from the first press on. */
  Player: ComponentType<VideoDialogProps>;
};

/**
 * Plays a film in a dialog.
 *
 * Guarantees: a button that says what it plays; nothing is asked of YouTube before it is pressed; without JavaScript a link.
 */
export function VideoButton({ video, tone = "page", Player }: VideoButtonProps) {
  const { opener, ask, control } = useLazyDialog();
  return (
    <>
      <button
        ref={opener}
        type="button"
        aria-haspopup="dialog"
        onClick={ask}
        className="group inline-flex cursor-pointer items-center gap-4 rounded-control text-start font-semibold no-script:hidden"
      >
        <span className="flex size-control shrink-0 items-center justify-center rounded-pill border-thin border-current transition-colors duration-fast group-hover:bg-action group-hover:text-on-action">
          <Icon name="play" />
        </span>
        <span>
          Play video: <span className="font-regular">{video.title}</span>
        </span>
      </button>
      <span className={cx("hidden no-script:inline", tone === "image" && "underline")}>
        <Link to={`https://www.youtube.com/watch?v=${video.id}`} variant={looks[tone]}>
          Video: {video.title}
        </Link>
      </span>
      {control && (
        <Suspense>
          <Player video={video} {...control} />
        </Suspense>
      )}
    </>
  );
}
