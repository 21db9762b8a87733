import { type RefObject, useEffect, useState } from "react";

/** True once an element has had a width, for example after its hidden tab panel was first selected. */
export function useHasRendered(element: RefObject<Element | null>): boolean {
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
