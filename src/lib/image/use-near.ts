import { useEffect, useState, type RefObject } from "react";

/** True once an element is in the window or less than a quarter of the window's height away. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: "25% 0%",
    });
    if (!isNear && element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
