import { cx } from "class-variance-authority";
import { useEffect, useEffectEvent, useRef, type ReactNode } from "react";
import { RadioTile } from "#ui/radio-tile.tsx";

export type RadioGroupProps<Value extends string> = {
  /** `two` columns from the `sm` breakpoint on, or two of compact tiles, and from `md` on `four`. @default two */
  columns?: "two" | "four";
  /** The visible name of the group. */
  legend: string;
  /** The form field's name, unique within the form. */
  name: string;
  /** The options; `icon` is decorative. */
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  /** The option that is initially selected; by default none. */
  defaultValue?: Value;
  /** Called with each selected value, also with one selected before hydration. */
  onChange?: (value: Value) => void;
};

/**
 * A choice of one from at most six visible options; more options belong in a `Select`.
 *
 * Guarantees: native radio buttons in a group named by its legend, each selected by a click anywhere on its tile.
 * Requires: a `name` that is unique within the form.
 */
export function RadioGroup<Value extends string>({
  legend,
  name,
  options,
  columns = "two",
  defaultValue,
  onChange,
}: RadioGroupProps<Value>) {
  const isCompact = columns === "four";
  const group = useRef<HTMLFieldSetElement>(null);
  const select = (value: string | undefined) => {
    const option = options.find((candidate) => candidate.value === value);
    if (option) onChange?.(option.value);
  };
  const reportInitialValue = useEffectEvent(() => {
    const value = group.current?.querySelector<HTMLInputElement>("input:checked")?.value;
    if (value !== defaultValue) select(value);
  });
  useEffect(() => reportInitialValue(), []);

  return (
    <fieldset ref={group} className="min-w-0">
      <legend className="mb-2 text-small font-medium">{legend}</legend>
      <div
        className={cx(
          "grid gap-y-3 sm:grid-cols-2 sm:gap-x-6",
          isCompact ? "grid-cols-2 gap-x-3 text-small md:grid-cols-4 narrow:grid-cols-1" : "grid-cols-1",
        )}
      >
        {options.map(({ value, label, icon }) => (
          <RadioTile
            key={value}
            size={isCompact ? "compact" : "normal"}
            label={label}
            icon={icon}
            name={name}
            value={value}
            defaultChecked={value === defaultValue}
            onChange={({ target }) => select(target.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}
