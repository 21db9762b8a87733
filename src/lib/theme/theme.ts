import { readPersisted, subscribePersisted, updatePersisted } from "#lib/storage/persisted-storage.ts";

/** The themes a visitor can choose; without a choice the system's preference applies. */
export const themes = ["light", "dark", "contrast"] as const;
export type Theme = (typeof themes)[number];

const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);

/**
 * Puts the remembered theme on the page before it is painted, and keeps it in step: with other tabs, and with choices
 * made while the page lay in the back/forward cache. The build writes this function's source into a script of its own,
 * so it may use nothing from outside itself.
 */
export function applyStoredTheme(): void {
  const apply = () => {
    let theme: unknown;
    try {
      const root = JSON.parse(localStorage.getItem("root") ?? "null");
      if (root?.version === 1) theme = root.theme;
    } catch {
      // blocked or malformed storage: the system's preference
    }
    if (theme === "light" || theme === "dark" || theme === "contrast") document.documentElement.dataset.theme = theme;
    else delete document.documentElement.dataset.theme;
  };
  apply();
  addEventListener("storage", apply);
  addEventListener("pageshow", (event) => event.persisted && apply());
}

/** The theme that was chosen; `undefined` is the system's. */
export function readTheme(): Theme | undefined {
  const { theme } = readPersisted();
  return isTheme(theme) ? theme : undefined;
}

/** Applies a theme immediately, here and in other tabs, and persists it. */
export function chooseTheme(theme: Theme | undefined): void {
  updatePersisted({ theme });
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

/** Calls back when the choice may have changed; returns how to stop. */
export const subscribeTheme = subscribePersisted;
