import { useEffect, useReducer } from "react";
import { isInspect } from "#lib/inspect/element-of.ts";

/** The attributes that change what a page shows; the styles of an animation change in every frame. */
const attributeFilter = ["class", "hidden", "data-state", "aria-expanded"];

/**
 * Renders again, at most once in a frame, after what moves or changes the page. Returns the number of changes after which its
 * elements and colors are read again; scrolling only moves them.
 */
export function usePageChanges(root: Element): number {
  const [{ changes }, count] = useReducer(
    (state: { changes: number }, isChanged: boolean) => ({ changes: state.changes + Number(isChanged) }),
    { changes: 0 },
  );
  useEffect(() => {
    let frame = 0;
    let isChanged = false;
    const schedule = (hasChanged: boolean) => {
      isChanged ||= hasChanged;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        count(isChanged);
        isChanged = false;
      });
    };
    const change = () => schedule(true);
    const stop = new AbortController();
    const options = { signal: stop.signal, passive: true, capture: true };
    for (const type of ["scroll", "transitionend", "animationend", "load"])
      document.addEventListener(type, (event) => isInspect(event.target) || schedule(type !== "scroll"), options);
    window.addEventListener("resize", change, options);
    const mutations = new MutationObserver(change);
    mutations.observe(document.documentElement, { attributes: true });
    mutations.observe(document.body, { childList: true });
    mutations.observe(root, { subtree: true, childList: true, attributeFilter });
    const sizes = new ResizeObserver(change);
    sizes.observe(document.body);
    return () => {
      stop.abort();
      mutations.disconnect();
      sizes.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [root]);
  return changes;
}
