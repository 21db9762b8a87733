import { spyOn } from "storybook/test";

/** Turns reduced motion off, under which tests otherwise run. For `beforeEach`. */
export function withMotion() {
  const matchMedia = window.matchMedia.bind(window);
  const spy = spyOn(window, "matchMedia").mockImplementation((query) =>
    matchMedia(query.includes("prefers-reduced-motion") ? "not all" : query),
  );
  return () => spy.mockRestore();
}

/** Turns reduced motion off and Save-Data on. For `beforeEach`. */
export function withSavedData() {
  const restore = withMotion();
  Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData: true } });
  return () => {
    Reflect.deleteProperty(navigator, "connection");
    restore();
  };
}

/** Hides or shows the document, as switching the browser's tab does. */
export function setDocumentVisibility(state: DocumentVisibilityState) {
  Object.defineProperty(document, "visibilityState", { configurable: true, value: state });
  document.dispatchEvent(new Event("visibilitychange"));
}

/** Waits for several intervals of a carousel whose story sets an interval of 100 ms. */
export const severalIntervals = () => new Promise((resolve) => setTimeout(resolve, 700));
