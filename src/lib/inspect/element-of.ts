/** Whether an event is one of Inspect's own elements, which it does not inspect. */
export const isInspect = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[data-inspect]") !== null;

/** The element of an event; the parts of an icon count as the element around it. */
export const elementOf = ({ target }: Event): Element | null =>
  target instanceof Element ? (target.closest("svg")?.parentElement ?? target) : null;
