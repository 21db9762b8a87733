/**
 * Calls back with the id of the last heading above the lower edge of the window's upper third, or `undefined` above the first
 * one, until the signal aborts.
 */
export function watchCurrentSection(
  ids: readonly string[],
  onChange: (id: string | undefined) => void,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  const passed = new Set<string>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, boundingClientRect, rootBounds } of entries) {
        if (boundingClientRect.top < (rootBounds?.bottom ?? 0)) passed.add(target.id);
        else passed.delete(target.id);
      }
      onChange(ids.findLast((id) => passed.has(id)));
    },
    { rootMargin: "0% 0% -66%" },
  );
  for (const id of ids) {
    const heading = document.getElementById(id);
    if (heading) observer.observe(heading);
  }
  signal.addEventListener("abort", () => observer.disconnect());
}
