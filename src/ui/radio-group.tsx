import { cva, type VariantProps } from "class-variance-authority";
import { useEffect, useEffectEvent, useRef, type ComponentProps, type ReactNode } from "react";

const tile = cva(
  "flex cursor-pointer items-center rounded-control border-thin border-control bg-raised has-checked:border-strong has-checked:bg-sunken",
  { variants: { size: { regular: "min-h-control gap-3 px-4 py-2", compact: "min-h-target gap-2 px-3" } } },
);
const dot = cva("shrink-0 cursor-pointer accent-action", {
  variants: { size: { regular: "size-6", compact: "size-5" } },
});

export type RadioTileProps = Required<VariantProps<typeof tile>> & {
  /** The words, and what decorates them. */
  children: ReactNode;
  /** The browser's own radio button. */
  radio: ComponentProps<"input"> & { value: string };
};

/** A radio button with a tile around it and its words, pressed by the whole of it. */
export function RadioTile({ size, radio, children }: RadioTileProps) {
  return (
    <label className={tile({ size })}>
      <input {...radio} type="radio" className={dot({ size })} />
      {children}
    </label>
  );
}

export type RadioGroupProps<Value extends string> = {
  /** What is chosen, as the visible name of the group. */
  legend: string;
  /** The name of the field. */
  name: string;
  /** What there is to choose from; `mark` is a small picture that only decorates. */
  options: readonly { value: Value; label: string; mark?: ReactNode }[];
  /** What is chosen at first; nothing unless said. */
  defaultValue?: Value;
  /** Told of each choice, also of one that was made before the page came to life. */
  onChoose?: (value: Value) => void;
};

/**
 * A choice of one out of a few that can all be seen. Out of many it is a `Select`.
 *
 * Gives: the browser's own radio buttons in a named group, each pressed by the whole of its tile.
 * Asks: a legend; a `name` that no other group of the form has.
 */
export function RadioGroup<Value extends string>({
  legend,
  name,
  options,
  defaultValue,
  onChoose,
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
        {options.map(({ value, label, mark }) => (
          <RadioTile
            key={value}
            size="regular"
            radio={{
              name,
              value,
              defaultChecked: value === defaultValue,
              onChange: ({ target }) => choose(target.value),
            }}
          >
            <span className="min-w-0 grow wrap-anywhere">{label}</span>
            {mark}
          </RadioTile>
        ))}
      </div>
    </fieldset>
  );
}
