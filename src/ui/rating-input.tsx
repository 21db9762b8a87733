import { useId, type ComponentProps } from "react";
import { FieldError } from "#ui/field.tsx";
import { RadioTile } from "#ui/radio-tile.tsx";

const stars = ["1", "2", "3", "4", "5"] as const;

export type RatingInputProps = Pick<ComponentProps<"input">, "name" | "onChange" | "onBlur" | "ref" | "required"> & {
  /** What is rated: 'Your rating'. */
  legend: string;
  /** What is wrong and how to mend it. */
  error?: string | undefined;
};

/**
 * Asks for one to five stars.
 *
 * Guarantees: the browser's own radio buttons, '1 star' to '5 stars', none chosen at first; each with a row of at least 44 px
 * that is pressed with it; the error as the group's description, and `aria-invalid` while there is one.
 * Requires: a legend; a `name` of its own within the form.
 */
export function RatingInput({ legend, error, required, ...radio }: RatingInputProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <fieldset
      role="radiogroup"
      aria-labelledby={id}
      aria-required={required || undefined}
      aria-invalid={Boolean(error)}
      aria-describedby={error && errorId}
      className="flex min-w-0 flex-col gap-2"
    >
      <legend id={id} className="mb-2 text-small font-semibold">
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
