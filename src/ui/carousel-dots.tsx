import { cx } from "class-variance-authority";

export type CarouselDotsProps = {
  /** The number of slides. */
  count: number;
  /** The index of the current slide. */
  current: number;
  /** The id of the element that contains the slides. */
  controls: string;
  /** Called with the index of the selected slide. */
  onSelect: (index: number) => void;
};

/**
 * One button per slide of a carousel; the dot of the current slide is longer.
 *
 * Guarantees: a group named 'Choose a slide' of buttons named 'Show slide 2' and so on, the current one with
 * `aria-current`; targets at least 44 px high and 24 px wide; bordered dots, which remain visible in forced colors.
 * Requires: a position before the slides in the document; at most eight slides.
 */
export function CarouselDots({ count, current, controls, onSelect: onChoose }: CarouselDotsProps) {
  return (
    <div role="group" aria-label="Choose a slide" className="flex flex-wrap gap-1">
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          aria-label={`Show slide ${index + 1}`}
          aria-current={index === current || undefined}
          aria-controls={controls}
          onClick={() => onChoose(index)}
          className="group flex h-target min-w-8 pressable cursor-pointer items-center justify-center rounded-control"
        >
          <span
            className={cx(
              "h-3 rounded-pill border-thick transition-colors duration-fast",
              index === current
                ? "w-8 border-accent bg-accent forced-color-adjust-none"
                : "w-3 border-control group-hover:bg-mark",
            )}
          />
        </button>
      ))}
    </div>
  );
}
