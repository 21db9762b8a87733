import { spyOn } from "storybook/test";

/** Tests run under reduced motion; these stories see a reader who asked for nothing of the kind. For `beforeEach`. */
export function withMotion() {
  const ask = window.matchMedia.bind(window);
  const spy = spyOn(window, "matchMedia").mockImplementation((query) =>
    ask(query.includes("prefers-reduced-motion") ? "not all" : query),
  );
  return () => spy.mockRestore();
}

/** A reader with motion who saves data. For `beforeEach`. */
export function withSavedData() {
  const restore = withMotion();
  Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData: true } });
  return () => {
    Reflect.deleteProperty(navigator, "connection");
    restore();
  };
}

/** Hides the document, or shows it again, as changing the browser's tab does. */
export function setDocumentVisibility(state: DocumentVisibilityState) {
  Object.defineProperty(document, "visibilityState", { configurable: true, value: state });
  document.dispatchEvent(new Event("visibilitychange"));
}

/** Long enough for several turns of a carousel in a hurry. */
export const severalIntervals = () => new Promise((resolve) => setTimeout(resolve, 700));
