const reducedMotion = "(prefers-reduced-motion: reduce)";

/** Whether the browser sends Save-Data. https://developer.mozilla.org/docs/Web/API/NetworkInformation/saveData */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Whether nothing moves automatically, now: under reduced motion and Save-Data. */
export const prefersReducedMotion = (): boolean => savesData() || matchMedia(reducedMotion).matches;

/** Calls a function when the preference changes, for `useSyncExternalStore`. */
export function watchReducedMotion(onChange: () => void): () => void {
  const query = matchMedia(reducedMotion);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
