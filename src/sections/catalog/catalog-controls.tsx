import type { ReactNode } from "react";
import { useRested } from "#lib/dom/use-debounced-value.ts";
import { Select } from "#ui/control.tsx";
import { Field } from "#ui/field.tsx";

/** One thing that the catalogue can be asked for. */
export type CatalogueChoice = {
  /** Its name in the address. */
  name: string;
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
};

export type CatalogueControlsProps = {
  /** Heads what is found. */
  heading: ReactNode;
  choices: readonly CatalogueChoice[];
  onChoose: (name: string, value: string) => void;
  /** How much was found, in words. */
  found: string;
};

/**
 * Sorts and filters the catalogue.
 *
 * Gives: a labelled list for each choice, which takes effect at once; what was found, spoken once choosing rests.
 * Asks: the products below to show what it says.
 */
export function CatalogueControls({ heading, choices, onChoose, found }: CatalogueControlsProps) {
  const rested = useRested(found);
  return (
    <div className="flex flex-col gap-6 border-y-thin border-hairline py-6 md:flex-row md:items-end md:justify-between">
      <div className="flex flex-col gap-1">
        {heading}
        <p role="status" className="text-small text-secondary tabular-nums">
          {rested}
        </p>
      </div>
      <div
        role="group"
        aria-label="Sort and filter"
        className="grid grid-cols-1 gap-4 sm:grid-cols-3 md:w-narrow md:max-w-full no-script:hidden"
      >
        {choices.map(({ name, label, value, options }) => (
          <Field key={name} label={label}>
            <Select name={name} value={value} onChange={(event) => onChoose(name, event.target.value)}>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </div>
    </div>
  );
}
