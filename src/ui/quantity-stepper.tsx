import { useState } from "react";
import { useDebouncedValue } from "#lib/dom/use-debounced-value.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";

export type QuantityStepperProps = {
  /** What is counted, in its own words; unique on the page. */
  item: string;
  value: number;
  /** One, unless less or more makes sense. */
  min?: number;
  max?: number;
  /** What so many come to, written out; it is spoken with the number. */
  total?: string;
  /** Told of one more or one less. */
  onStep: (by: 1 | -1) => void;
};

/**
 * Counts something up or down. The number is read, never typed.
 *
 * Guarantees: a named group, named buttons of 44 px; a button that cannot go on stays where it is and does nothing; quick
 * presses are announced once, with the number and the total that they end at.
 * Requires: an `item` name that is unique on the page.
 */
export function QuantityStepper({ item, value, min = 1, max = Infinity, total, onStep }: QuantityStepperProps) {
  const [isUsed, setUsed] = useState(false);
  const spoken = useDebouncedValue(isUsed ? `${item}: ${value}${total ? `, ${total}` : ""}` : "");

  const step = (by: 1 | -1) => {
    if (value + by < min || value + by > max) return;
    setUsed(true);
    onStep(by);
  };

  return (
    <div role="group" aria-label={`Quantity of ${item}`} className="inline-flex items-center gap-1">
      <IconButton
        tone="outline"
        label={`Decrease quantity of ${item}`}
        icon={<Icon name="minus" size="sm" />}
        aria-disabled={value <= min}
        onClick={() => step(-1)}
      />
      {/* an output speaks by itself, and would with every press */}
      <output aria-live="off" className="min-w-10 text-center font-semibold tabular-nums">
        {value}
      </output>
      <IconButton
        tone="outline"
        label={`Increase quantity of ${item}`}
        icon={<Icon name="plus" size="sm" />}
        aria-disabled={value >= max}
        onClick={() => step(1)}
      />
      {isUsed && (
        <span role="status" className="sr-only">
          {spoken}
        </span>
      )}
    </div>
  );
}
