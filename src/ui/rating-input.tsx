import { useId, type ComponentProps } from "react";
import { FieldError } from "#ui/field.tsx";
import { RadioTile } from "#ui/radio-tile.tsx";

const stars = ["1", "2", "3", "4", "5"] as const;

export type RatingInputProps = Pick<ComponentProps<"input">, "name" | "onChange" | "onBlur" | "ref" | "required"> & {
  /** The visible name of the group: 'Your rating'. */
  legend: string;
  /** What is invalid and how to fix it. */
  error?: string | undefined;
};

/**
 * A rating from one to five stars.
 *
 * Guarantees: a radio group named by its legend; native radio buttons named '1 star' to '5 stars', none initially
 * selected, in tiles at least 44 px high; with an error, `aria-invalid` and the error as the accessible description.
 * Requires: a `name` that is unique within the form.
 */
export function RatingInput({ legend, error, required, ...radio }: RatingInputProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <fieldset
      role="radiogroup"
      aria-labelledby={id}
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error && errorId}
      className="flex min-w-0 flex-col gap-2"
    >
      <legend id={id} className="mb-2 text-small font-medium">
        {legend}
        {required && <span aria-hidden="true"> *</span>}
      </legend>
      <div className="flex flex-wrap gap-2">
        {stars.map((value) => (
          <RadioTile
            {...radio}
            key={value}
            size="compact"
            label={value === "1" ? "1 star" : `${value} stars`}
            value={value}
          />
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
