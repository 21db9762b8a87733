import { useEffect } from "react";
import { createPath, useHref, useLocation } from "react-router-dom";
import { isPlainClick } from "#lib/dom/plain-click.ts";

/**
 * Ignores a click on a link to the address that is already on its way, such as the second one of a double click: the router
 * compares with the page that is still shown, and would add another history entry.
 */
export function useRepeatedClick(): void {
  const shown = useHref(useLocation());
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest("a");
      const isOnItsWay = link && link.href === window.location.href && createPath(link) !== shown;
      if (isOnItsWay && isPlainClick(event)) event.preventDefault();
    };
    document.addEventListener("click", onClick, true);
    return () => document.removeEventListener("click", onClick, true);
  }, [shown]);
}
