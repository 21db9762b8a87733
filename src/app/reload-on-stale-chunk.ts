import { LoadError } from "#lib/lazy/load-module.ts";

const storageKey = "reloaded-at";

/** The fields that visitors type into; `value` of a radio button or checkbox is `on` without being the default. */
const typedFields = "input:not([type=radio],[type=checkbox]),textarea";

/** Shortest time between two automatic reloads, in milliseconds. */
const interval = 60_000;

/** Errors of optional or preloaded code. */
const ignored = new WeakSet();

/** The error of an `import()`, which `LoadError` wraps. */
const importError = (error: unknown) => (error instanceof LoadError ? error.cause : error);

/**
 * Reloads the page. Not without a connection, within a minute of the last reload, without session storage to remember it,
 * while a field has the focus or unsaved input, or while a form is pending, whose fields are empty.
 */
function reload(): void {
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
  window.location.reload();
}

/** Handles `vite:preloadError`: a missing chunk usually means that a new version was published, so the page reloads. */
export function reloadOnStaleChunk({ payload }: Pick<VitePreloadErrorEvent, "payload">): void {
  // in a task of its own, because `ignoreStaleChunk` follows the event
  setTimeout(() => {
    if (!ignored.has(payload)) reload();
  });
}

/** Prevents the reload for optional or preloaded code, which the visitor has not requested. */
export function ignoreStaleChunk(error: unknown): void {
  const cause = importError(error);
  if (cause instanceof Error) ignored.add(cause);
}

/** Reloads for an error that was ignored, now that it is shown in place of the page. */
export function reloadForIgnored(error: unknown): void {
  const cause = importError(error);
  if (cause instanceof Error && ignored.has(cause)) reload();
}
