import { useEffect, useState, type RefObject } from "react";

/** True once an element has been in the window, false from hydration until then, and undefined in prerendered pages. */
export function useEnteredView(element: RefObject<Element | null>): boolean | undefined {
  const [entered, setEntered] = useState<boolean>();
  useEffect(() => {
    if (!element.current || entered) return undefined;
    const observer = new IntersectionObserver(([entry]) => setEntered(entry?.isIntersecting === true), {
      threshold: 0.2,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, entered]);
  return entered;
}
