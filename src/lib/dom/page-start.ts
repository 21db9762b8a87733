/**
 * The event of the window that ends the recording of presses: the page is hydrated, except for sections, which hydrate later
 * or for the first event in them; or it never will be.
 */
export const hydratedEvent = "korvane:hydrated";

/**
 * Removes the mark of a page without scripts, with which every page begins, and restores it if a script cannot be loaded
 * before hydration. The build writes the source of this function into the pages, so it refers to nothing outside itself.
 */
export function markScripts(hydrated: string): void {
  const { dataset } = document.documentElement;
  delete dataset.noScript;
  // until the first idle moment of the hydrated page
  dataset.starting = "";
  const onError = ({ target }: Event) => target instanceof HTMLScriptElement && (dataset.noScript = "");
  // the error of an element does not bubble
  addEventListener("error", onError, true);
  addEventListener(hydrated, () => removeEventListener("error", onError, true), { once: true });
}

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
    // React may listen already, and the press counts once
    event.stopPropagation();
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
 * Loads the client's code after the first contentful paint; if it cannot be loaded, the page is marked as one without scripts
 * and the event `hydrated` follows. Where no such
 * paint is reported, as in a hidden window or in Firefox for a page that opens scrolled, the frame after `load` counts, or
 * three seconds after the end of the page. The build writes the source of this function into an asynchronous script, so it refers to
 * nothing outside itself, and it waits for the end of the page, which may arrive after the paint.
 */
export function startAfterPaint(entry: string, hydrated: string): void {
  const patience = 3000;
  const parsed = new Promise<void>((resolve) => {
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", () => resolve());
    else resolve();
  });
  const painted = new Promise<void>((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) resolve();
    }).observe({ type: "paint", buffered: true });
    addEventListener("load", () => {
      const isReported = PerformanceObserver.supportedEntryTypes.includes("paint") && scrollY === 0 && !location.hash;
      if (document.hidden) resolve();
      else if (!isReported) requestAnimationFrame(() => setTimeout(resolve));
    });
    void parsed.then(() => setTimeout(resolve, patience));
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
    .catch(() => {
      document.documentElement.dataset.noScript = "";
      dispatchEvent(new Event(hydrated));
    });
}
