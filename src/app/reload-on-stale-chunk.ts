const storageKey = "reloaded-at";

/** The fields that visitors type into; `value` of a radio button or checkbox is `on` without being the default. */
const typedFields = "input:not([type=radio],[type=checkbox]),textarea";

/** Shortest time between two automatic reloads, in milliseconds. */
const interval = 60_000;

/**
 * Handles `vite:preloadError`: a missing chunk usually means that a new version was published, so the page reloads. No
 * reload without a connection, within a minute of the last one, without session storage to remember it, while a field has
 * the focus or unsaved input, or while a form is pending, whose fields are empty.
 */
export function reloadOnStaleChunk(event: Pick<Event, "preventDefault">): void {
  if (!navigator.onLine) return;
  if (document.activeElement?.matches(typedFields)) return;
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typedFields);
  if ([...fields].some(({ value, defaultValue }) => value !== defaultValue)) return;
  if (document.querySelector("form[data-pending]")) return;
  try {
    if (Date.now() - Number(sessionStorage.getItem(storageKey) ?? 0) < interval) return;
    sessionStorage.setItem(storageKey, String(Date.now()));
  } catch {
    return;
  }
  event.preventDefault();
  window.location.reload();
}
