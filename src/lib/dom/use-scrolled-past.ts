import { useSyncExternalStore } from "react";

const subscribe = (onScroll: () => void) => {
  window.addEventListener("scroll", onScroll, { passive: true });
  return () => window.removeEventListener("scroll", onScroll);
};

/** Whether the page is scrolled down by more than this number of pixels; false in prerendered pages. */
export const useScrolledPast = (pixels: () => number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > pixels(),
    () => false,
  );
