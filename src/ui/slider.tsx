import { useId, type ReactNode } from "react";

export type SliderProps = {
  /** The visible label and accessible name. */
  label: string;
  /** What the slider does, below its label. */
  hint?: ReactNode;
  /** The value, from `min` to `max`. */
  value: number;
  min: number;
  max: number;
  /** The distance of two values; `any` for all between the ends. */
  step: number | "any";
  /** The value in words. */
  valueText: string;
  onChange: (value: number) => void;
};

/**
 * A number that is chosen by moving a knob, where seeing what it does is more than the number itself.
 *
 * Guarantees: the value is spoken in words; the knob has a target as high as a button; without scripts, which it needs,
 * nothing of it is shown.
 */
export function Slider({ label, hint, valueText, onChange, ...range }: SliderProps) {
  const id = useId();
  return (
    <div className="print:hidden no-script:hidden">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {hint && <p className="text-small text-secondary">{hint}</p>}
      <input
        {...range}
        id={id}
        type="range"
        aria-valuetext={valueText}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        className="slider-parts mt-1 block min-h-target w-full cursor-pointer rounded-control"
      />
    </div>
  );
}
