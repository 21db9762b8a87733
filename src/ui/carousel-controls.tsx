import type { Rotation } from "#lib/carousel/use-rotation.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";

export type CarouselControlsProps = {
  /** Of a carousel that turns by itself; without it there is no rotation button. */
  rotation?: Pick<Rotation, "rotating" | "buttonProps"> | undefined;
  /** The id of the element that holds the slides. */
  controls: string;
  onPrevious: () => void;
  onNext: () => void;
  /** Its ground: the page, or an image's. */
  tone?: "outline" | "on-image";
};

/**
 * What every carousel is worked with, in the order in which the keyboard meets it.
 *
 * Guarantees: 'Stop slide rotation' or 'Start slide rotation' first, and only where slides rotate; then 'Previous slide'
 * and 'Next slide'.
 * Requires: to stand before the slides.
 */
export function CarouselControls({ rotation, controls, onPrevious, onNext, tone = "outline" }: CarouselControlsProps) {
  return (
    <div className="flex gap-2">
      {rotation && (
        <IconButton
          {...rotation.buttonProps}
          tone={tone}
          label={rotation.rotating ? "Stop slide rotation" : "Start slide rotation"}
          icon={<Icon name={rotation.rotating ? "pause" : "play"} />}
        />
      )}
      <IconButton
        tone={tone}
        label="Previous slide"
        aria-controls={controls}
        onClick={onPrevious}
        icon={<Icon name="arrow-left" />}
      />
      <IconButton
        tone={tone}
        label="Next slide"
        aria-controls={controls}
        onClick={onNext}
        icon={<Icon name="arrow-right" />}
      />
    </div>
  );
}
