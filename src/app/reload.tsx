const key = "reloaded-at";

/**
 * Answers Vite's signal that a chunk is gone, usually since a new version was published: loads that version.
 * Not twice within a minute, and not where it cannot remember having done so, or it might never end; nor while there
 * are words that somebody typed, since a link that was merely pointed at may have asked for the chunk.
 */
export function reloadOnce(event: Pick<Event, "preventDefault">): void {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input,textarea");
  if ([...fields].some(({ value, defaultValue }) => value !== defaultValue)) return;
  try {
    if (Date.now() - Number(sessionStorage.getItem(key) ?? 0) < 60_000) return;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    return;
  }
  event.preventDefault();
  window.location.reload();
}
