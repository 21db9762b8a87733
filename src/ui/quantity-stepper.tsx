import { cx } from "class-variance-authority";
import { useState } from "react";
import { useDebouncedValue } from "#lib/dom/use-debounced-value.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";

const minimum = 1;

export type QuantityStepperProps = {
  /** The name of the counted item, unique on the page. */
  item: string;
  /** The current quantity. */
  value: number;
  /** The largest quantity; by default there is none. */
  max?: number;
  /** The formatted total, announced with the quantity. */
  total?: string;
  /** Called with the change of the quantity. */
  onStep: (by: 1 | -1) => void;
};

/**
 * Two buttons that change a quantity of at least one.
 *
 * Guarantees: a group and buttons named after the item, with targets of 44 px; at the minimum and maximum a button is
 * `aria-disabled`, stays focusable and does nothing; quick clicks are announced once, with the final quantity and total.
 * Requires: an `item` unique on the page.
 */
export function QuantityStepper({ item, value, max = Infinity, total, onStep }: QuantityStepperProps) {
  /** The last change; 0 before the first. */
  const [change, setChange] = useState(0);
  const hasChanged = change !== 0;
  const announcement = useDebouncedValue(hasChanged ? `${item}: ${value}${total ? `, ${total}` : ""}` : "");

  const step = (by: 1 | -1) => {
    if (value + by < minimum || value + by > max) return;
    setChange(by);
    onStep(by);
  };

  return (
    <div role="group" aria-label={`Quantity of ${item}`} className="inline-flex items-center gap-1">
      <IconButton
        variant="outline"
        label={`Decrease quantity of ${item}`}
        icon={<Icon name="minus" size="sm" />}
        aria-disabled={value <= minimum}
        onClick={() => step(-1)}
      />
      {/* An output is a live region, which would announce every click. */}
      <output aria-live="off" aria-label="Quantity" className="min-w-10 overflow-clip text-center data-text">
        <span key={value} data-from={change < 0 ? "above" : "below"} className={cx("block", hasChanged && "roll-in")}>
          {value}
        </span>
      </output>
      <IconButton
        variant="outline"
        label={`Increase quantity of ${item}`}
        icon={<Icon name="plus" size="sm" />}
        aria-disabled={value >= max}
        onClick={() => step(1)}
      />
      {hasChanged && (
        <span role="status" className="sr-only">
          {announcement}
        </span>
      )}
    </div>
  );
}
