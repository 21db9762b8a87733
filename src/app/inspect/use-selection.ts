import { useEffect, useEffectEvent, useState } from "react";
import { elementOf, isInspect } from "#lib/inspect/element-of.ts";

/** The inspected element, and what chose it. A press keeps it until the focus moves, or the next press; one on the same element follows the pointer again. */
export interface Selection {
  element: Element;
  by: "pointer" | "press" | "focus" | "list";
}

/** The edge of the window at which the title block covers nothing of an element. */
function edgeBeside(element: Element, edge: "top" | "bottom"): "top" | "bottom" {
  const panel = document.querySelector(`[data-inspect="${edge}"]`)?.getBoundingClientRect();
  const { top, bottom, height } = element.getBoundingClientRect();
  const isCovered = panel && top < panel.bottom && bottom > panel.top && height < panel.height;
  if (!isCovered) return edge;
  return edge === "top" ? "bottom" : "top";
}

/**
 * The element under the pointer, or the one that was pressed, focused or chosen from the list; and the edge of the title
 * block, which leaves the one that covers a chosen element. Keys use the page as ever; Escape leaves.
 */
export function useSelection(onLeave: () => void) {
  const [selection, setSelection] = useState<Selection>();
  const [edge, setEdge] = useState<"top" | "bottom">("bottom");
  const [selects, setSelects] = useState(true);

  const select = (element: Element | null, by: Selection["by"]) => {
    if (!element) return;
    setSelection({ element, by });
    if (by !== "pointer") setEdge((current) => edgeBeside(element, current));
  };
  const onPointer = useEffectEvent((event: Event) => {
    if (!isInspect(event.target) && selection?.by !== "press") select(elementOf(event), "pointer");
  });
  const onFocus = useEffectEvent(() => {
    const { activeElement } = document;
    // a press gives the focus, too, also to the main part of the page
    if (!isInspect(activeElement) && activeElement?.matches(":focus-visible")) select(activeElement, "focus");
  });
  const onClick = useEffectEvent((event: MouseEvent) => {
    // a key presses without a count, and uses the page
    if (isInspect(event.target) || !selects || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const element = elementOf(event);
    select(element, selection?.by === "press" && selection.element === element ? "pointer" : "press");
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.defaultPrevented && !document.querySelector("[role=dialog]")) onLeave();
  });
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener("pointerover", (event) => onPointer(event), { signal });
    // after the browser has scrolled to the element
    document.addEventListener("focusin", () => requestAnimationFrame(() => onFocus()), { signal });
    document.addEventListener("click", (event) => onClick(event), { signal, capture: true });
    document.addEventListener("keydown", (event) => onKey(event), { signal });
    return () => stop.abort();
  }, []);

  return {
    selection: selection?.element.isConnected ? selection : undefined,
    select,
    edge,
    move: () => setEdge(edge === "top" ? "bottom" : "top"),
    selects,
    setSelects: (does: boolean) => {
      setSelects(does);
      setSelection(undefined);
    },
  };
}
