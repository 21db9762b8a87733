import { useEffect, useState, type RefObject } from "react";

/** True from the moment on at which an element first takes up room: behind a closed tab it has none, down the page it has. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (isShown || !element.current) return undefined;
    const observer = new ResizeObserver(
      (entries) => entries.some(({ contentRect }) => contentRect.width > 0) && setIsShown(true),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isShown, element]);
  return isShown;
}
