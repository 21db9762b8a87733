import { type RefObject, useEffect, useState } from "react";

/** True once an element has had a width, for example after its hidden tab panel was first selected. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [hasSize, setHasSize] = useState(false);
  useEffect(() => {
    if (hasSize || !element.current) return undefined;
    const observer = new ResizeObserver(
      (entries) => entries.some(({ contentRect }) => contentRect.width > 0) && setHasSize(true),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [hasSize, element]);
  return hasSize;
}

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
