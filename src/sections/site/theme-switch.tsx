import { useId, useSyncExternalStore } from "react";
import { chooseTheme, readTheme, subscribeTheme } from "#lib/theme/theme.ts";
import { type Theme, themeNames, themes } from "#lib/theme/themes.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { Icon } from "#ui/icon.tsx";

const options: readonly { theme: Theme | undefined; label: string }[] = [
  { theme: undefined, label: "System" },
  ...themeNames.map((theme) => ({ theme, label: themes[theme].title })),
];

/**
 * A radio group that selects the theme.
 *
 * Guarantees: a named group of native radios; a selection applies immediately, also in other tabs, and is stored.
 */
export function ThemeRadios() {
  const name = useId();
  const selected = useSyncExternalStore(subscribeTheme, readTheme, () => undefined);
  return (
    <fieldset>
      <legend className="mb-2 font-medium">Theme</legend>
      {options.map(({ theme, label }) => (
        <label key={label} className="flex min-h-target cursor-pointer items-center gap-3">
          <input
            type="radio"
            name={name}
            checked={theme === selected}
            onChange={() => chooseTheme(theme)}
            className="size-icon shrink-0 cursor-pointer accent-action"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/** A disclosure button in the header with the theme radios. */
export function ThemeSwitch() {
  return (
    <Disclosure label="Theme" icon={<Icon name="contrast" />} width="content">
      <ThemeRadios />
    </Disclosure>
  );
}
