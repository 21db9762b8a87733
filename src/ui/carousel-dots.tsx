import { cx } from "class-variance-authority";

export type CarouselDotsProps = {
  /** How many slides there are. */
  count: number;
  /** The index of the current slide. */
  current: number;
  /** The id of the element that holds the slides. */
  controls: string;
  /** Told the index of the slide to show. */
  onSelect: (index: number) => void;
};

/**
 * One dot a slide; the current one is longer.
 *
 * Guarantees: a named group of buttons, 'Show slide 2' and so on, the current one with `aria-current`; targets 44 px high
 * and 24 px wide at least; dots drawn as lines, which forced colors keep.
 * Requires: to stand before the slides; no more slides than fit into a row of a small window.
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
          className="group flex h-target min-w-8 cursor-pointer items-center justify-center rounded-control"
        >
          <span
            className={cx(
              "h-3 rounded-pill border-thick transition-colors duration-fast",
              index === current ? "w-8 border-accent bg-accent" : "w-3 border-control group-hover:bg-mark",
            )}
          />
        </button>
      ))}
    </div>
  );
}
