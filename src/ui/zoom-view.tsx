import { cva } from "class-variance-authority";
import { useEffect, useId, useRef } from "react";
import { useDebouncedValue } from "#lib/dom/use-debounced-value.ts";
import type { Photo } from "#lib/image/picture.ts";
import { useZoom } from "#lib/image/use-zoom.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Picture } from "#ui/picture.tsx";

const sheet = cva("touch-manipulation select-none", {
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
  /** A picture as wide as it is high. */
  photo: Photo;
  /** What the view holds: 'Enlarged picture'. */
  label: string;
};

/**
 * A picture to look at closely: up to four times as wide as its view, and moved about in it.
 *
 * Guarantees: native scrolling, so fingers, wheels and arrow keys move the picture; a mouse drags it; a press comes closer to
 * the place that was pressed; `+`, `-` and `0` in the view, and a button for each; the level, spoken once it rests. The
 * focus goes to the view when it appears, so that the keys work at once.
 * Requires: a dialog around it; a square picture.
 */
export function ZoomView({ photo: { picture, alt }, label }: ZoomViewProps) {
  const hint = useId();
  const view = useRef<HTMLDivElement>(null);
  const {
    percent,
    isMinimum: isLeast,
    isMaximum: isMost,
    zoomIn: closer,
    zoomOut: farther,
    reset,
    viewProps: keys,
    contentProps: hands,
  } = useZoom(view);
  const rested = useDebouncedValue(`Zoom ${percent} %`);

  useEffect(() => view.current?.focus(), []);

  return (
    // No wider than the window is high, with the buttons beside the picture: so all of it is seen at once.
    <div className="flex w-full max-w-dvh flex-col gap-4 pt-1 md:flex-row md:gap-8">
      <div
        ref={view}
        role="region"
        aria-label={label}
        aria-describedby={hint}
        tabIndex={0}
        className="aspect-square min-w-0 grow overflow-auto rounded-card bg-image"
        {...keys}
      >
        <div className={sheet({ percent })} {...hands}>
          {/* The greatest enlargement is wanted from the start: it is one file for all of them. */}
          <Picture picture={picture} alt={alt} sizes="400vw" />
        </div>
      </div>
      <div className="flex flex-col gap-4 md:w-40 md:shrink-0">
        <p role="status" className="sr-only">
          {rested}
        </p>
        <div className="flex flex-wrap items-center gap-2 md:flex-col md:items-stretch">
          <p aria-hidden="true" className="pe-4 text-title font-semibold tabular-nums md:text-heading">
            {percent} %
          </p>
          <Button tone="secondary" size="compact" aria-disabled={isMost} onClick={closer}>
            <Icon name="zoom-in" />
            Zoom in
          </Button>
          <Button tone="secondary" size="compact" aria-disabled={isLeast} onClick={farther}>
            <Icon name="zoom-out" />
            Zoom out
          </Button>
          <Button tone="secondary" size="compact" aria-disabled={isLeast} onClick={reset}>
            <Icon name="rotate-ccw" />
            Reset
          </Button>
        </div>
        <p id={hint} className="text-small text-secondary">
          Press the picture to come closer, drag or scroll to move it. Keys: arrows, +, − and 0.
        </p>
      </div>
    </div>
  );
}
