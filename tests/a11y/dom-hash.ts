/**
 * A number that is equal for documents with the same elements, attributes, texts, values, visibility and geometry; with
 * `structure`, geometry does not count, and with `shape`, words neither. Ids that React generates count by their order.
 * Colors, also that of the browser's own interface, do not count, nor the focus, because walks visit every control. Runs in
 * the document, so it refers to nothing outside of itself.
 */
export function hashDocument(counts: "geometry" | "structure" | "shape" = "geometry"): string {
  const isWord = (name: string) =>
    counts === "shape" && ["alt", "aria-label", "href", "placeholder", "title", "value"].includes(name);
  const valueOf = (value: string) => (counts === "shape" ? String(value === "") : value);
  const parts: string[] = [String(document.styleSheets.length)];
  const add = (element: Element) => {
    if (
      element.matches("script, style, meta[name=theme-color], .sb-wrapper, #storybook-docs, #storybook-highlights-root")
    )
      return;
    const { x, y, width, height } = element.getBoundingClientRect();
    const { display, position } = getComputedStyle(element);
    // what is visually hidden, or a table that is laid out as cards, has another structure
    const box = counts === "geometry" ? [x + scrollX, y + scrollY, width, height].map(Math.round) : [display, position];
    const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    parts.push(`<${element.localName} ${box.join(" ")} ${isShown}`);
    for (const { name, value } of element.attributes)
      if (name !== "data-theme" && !isWord(name)) parts.push(`${name}=${value}`);
    if (element instanceof HTMLInputElement) parts.push(`${valueOf(element.value)} ${element.checked}`);
    if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement)
      parts.push(valueOf(element.value));
    for (const node of element.childNodes)
      if (node instanceof Element) add(node);
      else if (node.nodeType === Node.TEXT_NODE && counts !== "shape") parts.push(node.textContent ?? "");
    parts.push(">");
  };
  add(document.documentElement);
  const order = new Map<string, number>();
  const text = parts.join("\n").replaceAll(/_r_[\da-z]+_|:r[\da-z]+:/g, (id) => {
    const place = order.get(id) ?? order.size;
    order.set(id, place);
    return `id-${place}`;
  });
  // the 53-bit hash of cyrb53, which is enough for some thousand documents
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return `${text.length} ${(low >>> 0).toString(36)}${(high >>> 0).toString(36)}`;
}
