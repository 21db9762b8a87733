import { useId, useSyncExternalStore } from "react";
import { chooseTheme, readTheme, subscribeTheme, type Theme } from "#lib/theme/theme.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { Icon } from "#ui/icon.tsx";

const choices: readonly { theme: Theme | undefined; label: string }[] = [
  { theme: undefined, label: "System" },
  { theme: "light", label: "Light" },
  { theme: "dark", label: "Dark" },
  { theme: "contrast", label: "High contrast" },
];

/**
 * The choice of a theme.
 *
 * Guarantees: a group of native radios; a choice takes effect at once, is remembered, and holds in other tabs.
 */
export function ThemeChoice() {
  const name = useId();
  const chosen = useSyncExternalStore(subscribeTheme, readTheme, () => undefined);
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">Theme</legend>
      {choices.map(({ theme, label }) => (
        <label key={label} className="flex min-h-target cursor-pointer items-center gap-3">
          <input
            type="radio"
            name={name}
            checked={theme === chosen}
            onChange={() => chooseTheme(theme)}
            className="size-icon shrink-0 cursor-pointer accent-action"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/** The choice of a theme behind a button, for the header. */
export function ThemeSwitch() {
  return (
    <Disclosure label="Theme" icon={<Icon name="contrast" />} width="content">
      <ThemeChoice />
    </Disclosure>
  );
}
