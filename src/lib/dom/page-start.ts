/**
 * The event of the window that ends the recording of presses: the page is hydrated, except for sections, which hydrate later
 * or for the first event in them; or it never will be.
 */
export const hydratedEvent = "korvane:hydrated";

/**
 * Records the press of a button before hydration, and repeats it at the given event, or when a script cannot be loaded, after
 * which nothing is recorded. The build writes the source of this function into the pages, so it refers to nothing outside
 * itself.
 */
export function repeatPressesAfter(hydrated: string): void {
  const types = ["pointerdown", "mousedown", "pointerup", "mouseup", "keydown", "click"];
  const presses: [HTMLElement, Event][] = [];
  const keepPress = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest("button");
    if (!button) return;
    if (event.type === "click") event.preventDefault();
    presses.push([button, event]);
  };
  const repeatPresses = () => {
    for (const type of types) removeEventListener(type, keepPress, true);
    for (const [button, event] of presses.splice(0)) {
      const Kind = event.constructor as typeof Event;
      button.dispatchEvent(new Kind(event.type, event));
    }
  };
  for (const type of types) addEventListener(type, keepPress, true);
  addEventListener(hydrated, repeatPresses, { once: true });
  // the error of an element does not bubble
  addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && repeatPresses(), true);
}

/**
 * Loads the client's code after the first contentful paint, or after the `load` event in a hidden window, which paints later;
 * the event `hydrated` follows if it cannot be loaded. The build writes the source of this function into an asynchronous
 * script, so it refers to nothing outside itself, and it waits for the end of the page, which may arrive after the paint.
 */
export function startAfterPaint(entry: string, hydrated: string): void {
  const painted = new Promise<void>((resolve) => {
    const isPaintReported = !document.hidden && PerformanceObserver.supportedEntryTypes.includes("paint");
    if (!isPaintReported) addEventListener("load", () => resolve());
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) resolve();
    }).observe({ type: "paint", buffered: true });
  });
  const parsed = new Promise<void>((resolve) => {
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", () => resolve());
    else resolve();
  });
  Promise.all([painted, parsed])
    .then(async () => {
      const preloads = document.getElementById("preloads");
      const links = preloads instanceof HTMLTemplateElement ? [...preloads.content.children] : [];
      // in several tasks, because 30 requests keep a slow phone busy for 50 ms; before the entry, whose imports they check
      while (links.length > 0) {
        document.head.append(...links.splice(0, 8));
        await new Promise((resolve) => setTimeout(resolve));
      }
      return import(/* @vite-ignore */ entry);
    })
    .catch(() => dispatchEvent(new Event(hydrated)));
}
