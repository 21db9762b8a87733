import { useSyncExternalStore } from "react";

const subscribe = (onScroll: () => void) => {
  window.addEventListener("scroll", onScroll, { passive: true });
  return () => window.removeEventListener("scroll", onScroll);
};

/** Whether the page is scrolled by more than this many pixels. In prerendered pages it is not. */
export const useScrolledPast = (pixels: () => number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > pixels(),
    () => false,
  );
