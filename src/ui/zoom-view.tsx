import { cva } from "class-variance-authority";
import { useEffect, useId, useRef } from "react";
import { useDebouncedValue } from "#lib/dom/use-debounced-value.ts";
import type { Photo } from "#lib/image/picture.ts";
import { useZoom } from "#lib/image/use-zoom.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Picture } from "#ui/picture.tsx";

const content = cva("touch-manipulation select-none", {
  variants: {
    percent: {
      100: "w-full cursor-zoom-in",
      150: "w-3/2 cursor-zoom-in active:cursor-grabbing",
      200: "w-2/1 cursor-zoom-in active:cursor-grabbing",
      300: "w-3/1 cursor-zoom-in active:cursor-grabbing",
      400: "w-4/1 cursor-grab active:cursor-grabbing",
    },
  },
});

export type ZoomViewProps = {
  /** A square picture. */
  photo: Photo;
  /** The accessible name of the scrollable view: 'Enlarged picture'. */
  label: string;
};

/**
 * A picture in a scrollable view that zooms up to 400 %.
 *
 * Guarantees: focus on the view when it is mounted; the keys `+`, `-` and `0`, and a button for each; a click zooms in on
 * its position; the view scrolls natively, a mouse drags, a pinch zooms; the zoom level is announced once,
 * after the last change.
 * Requires: a dialog around it; a square picture.
 */
export function ZoomView({ photo: { picture, alt }, label }: ZoomViewProps) {
  const hintId = useId();
  const view = useRef<HTMLDivElement>(null);
  const { percent, isMinimum, isMaximum, zoomIn, zoomOut, reset, viewProps, contentProps } = useZoom(view);
  const announcement = useDebouncedValue(`Zoom ${percent} %`);

  useEffect(() => view.current?.focus(), []);

  return (
    // The width is limited by the window's height, so that the whole view and the buttons fit into the window.
    <div className="flex w-full max-w-dvh flex-col gap-4 pt-1 md:flex-row md:gap-8">
      <div
        ref={view}
        // positions in a scrolled view count from the left
        dir="ltr"
        role="region"
        aria-label={label}
        aria-describedby={hintId}
        tabIndex={0}
        className="aspect-square min-w-0 grow overflow-auto rounded-card"
        {...viewProps}
      >
        <div className={content({ percent })} {...contentProps}>
          {/* `400vw` loads the largest copy immediately, and all zoom levels use it. */}
          <Picture picture={picture} alt={alt} sizes="400vw" />
        </div>
      </div>
      <div className="flex flex-col gap-4 md:w-40 md:shrink-0">
        <p role="status" className="sr-only">
          {announcement}
        </p>
        <div className="flex flex-wrap items-center gap-2 md:flex-col md:items-stretch">
          <p aria-hidden="true" className="pe-4 data-text text-title md:text-subheading">
            {`${percent} %`}
          </p>
          <Button variant="secondary" size="compact" aria-disabled={isMaximum} onClick={zoomIn}>
            <Icon name="zoom-in" />
            Zoom in
          </Button>
          <Button variant="secondary" size="compact" aria-disabled={isMinimum} onClick={zoomOut}>
            <Icon name="zoom-out" />
            Zoom out
          </Button>
          <Button variant="secondary" size="compact" aria-disabled={isMinimum} onClick={reset}>
            <Icon name="rotate-ccw" />
            Reset
          </Button>
        </div>
        <p id={hintId} className="text-small text-secondary">
          Click the picture to zoom in, drag or scroll to move it. Keys: arrows, +, − and 0.
        </p>
      </div>
    </div>
  );
}
