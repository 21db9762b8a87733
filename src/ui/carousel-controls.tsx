import type { Rotation } from "#lib/carousel/use-rotation.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";

export type CarouselControlsProps = {
  /** The name of the carousel, which tells its buttons from those of others on the page. */
  label: string;
  /** The state and props of the rotation button; omitted for a carousel that does not rotate. */
  rotation?: Pick<Rotation, "rotating" | "buttonProps"> | undefined;
  /** The id of the element that contains the slides. */
  controls: string;
  /** Shows the previous slide. */
  onPrevious: () => void;
  /** Shows the next slide. */
  onNext: () => void;
};

/**
 * The buttons of a carousel.
 *
 * Guarantees: the order rotation, previous, next; names that end with that of the carousel, 'Next slide: Services'; a
 * rotation button named 'Stop slide rotation' or 'Start slide rotation', without `aria-pressed`, only with `rotation`;
 * targets of 44 px.
 * Requires: a position before the slides in the document.
 */
export function CarouselControls({ label, rotation, controls, onPrevious, onNext }: CarouselControlsProps) {
  return (
    <div className="-ms-3 flex flex-wrap">
      {rotation && (
        <IconButton
          {...rotation.buttonProps}
          label={`${rotation.rotating ? "Stop slide rotation" : "Start slide rotation"}: ${label}`}
          icon={<Icon name={rotation.rotating ? "pause" : "play"} />}
        />
      )}
      <IconButton
        label={`Previous slide: ${label}`}
        aria-controls={controls}
        onClick={onPrevious}
        icon={<Icon name="arrow-left" />}
      />
      <IconButton
        label={`Next slide: ${label}`}
        aria-controls={controls}
        onClick={onNext}
        icon={<Icon name="arrow-right" />}
      />
    </div>
  );
}
