import { themeNames, themes } from "#lib/theme/themes.ts";
import { Select } from "#ui/control.tsx";
import { Field } from "#ui/field.tsx";

type ChoiceProps = {
  label: string;
  /** What no choice is called, if that is possible. */
  all?: string;
  /** The options by value, or values that are their own names. */
  options: Readonly<Record<string, string>> | readonly string[];
  value: string;
  onChoose: (value: string) => void;
};

/** The themes as options. */
export const themeOptions = Object.fromEntries(themeNames.map((name) => [name, themes[name].title]));

/** A field in which one of several options is chosen. */
export function Choice({ label, all, options, value, onChoose }: ChoiceProps) {
  const entries = Array.isArray(options) ? options.map((name) => [name, name]) : Object.entries(options);
  return (
    <Field label={label}>
      <Select value={value} onChange={({ target }) => onChoose(target.value)}>
        {all && <option value="">{all}</option>}
        {entries.map(([name, title]) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </Select>
    </Field>
  );
}
