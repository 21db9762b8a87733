import { readPersisted, subscribePersisted, updatePersisted } from "#lib/storage/persisted-storage.ts";
import { isTheme, type Theme } from "#lib/theme/themes.ts";

/**
 * Applies the persisted theme before the first paint, and again after a change in another tab or a return from the
 * back/forward cache. The build writes the source of this function into a script, so it refers to nothing outside itself.
 */
export function applyStoredTheme(...names: string[]): void {
  const apply = () => {
    let theme = "";
    try {
      const root = JSON.parse(localStorage.getItem("root") ?? "null");
      if (root?.version === 1) theme = root.theme;
    } catch {
      // blocked or malformed storage: the system's preference
    }
    if (names.includes(theme)) document.documentElement.dataset.theme = theme;
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
