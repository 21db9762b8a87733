import { useEffect, useEffectEvent, useRef, type ReactNode } from "react";
import { RadioTile } from "#ui/radio-tile.tsx";

export type RadioGroupProps<Value extends string> = {
  /** What is chosen, as the visible name of the group. */
  legend: string;
  /** The name of the field. */
  name: string;
  /** What there is to choose from; `mark` is a small picture that only decorates. */
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  /** What is chosen at first; nothing unless said. */
  defaultValue?: Value;
  /** Told of each choice, also of one that was made before the page came to life. */
  onChange?: (value: Value) => void;
};

/**
 * A choice of one out of a few that can all be seen. Out of many it is a `Select`.
 *
 * Guarantees: the browser's own radio buttons in a named group, each pressed by the whole of its tile.
 * Requires: a legend; a `name` that no other group of the form has.
 */
export function RadioGroup<Value extends string>({
  legend,
  name,
  options,
  defaultValue,
  onChange: onChoose,
}: RadioGroupProps<Value>) {
  const group = useRef<HTMLFieldSetElement>(null);
  const choose = (value: string | undefined) => {
    const option = options.find((one) => one.value === value);
    if (option) onChoose?.(option.value);
  };
  const takeUp = useEffectEvent(() => {
    const value = group.current?.querySelector<HTMLInputElement>("input:checked")?.value;
    if (value !== defaultValue) choose(value);
  });
  useEffect(() => takeUp(), []);

  return (
    <fieldset ref={group} className="min-w-0">
      <legend className="mb-2 text-small font-semibold">{legend}</legend>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {options.map(({ value, label, icon: mark }) => (
          <RadioTile
            key={value}
            label={label}
            icon={mark}
            name={name}
            value={value}
            defaultChecked={value === defaultValue}
            onChange={({ target }) => choose(target.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}
