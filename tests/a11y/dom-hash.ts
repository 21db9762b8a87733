/**
 * A hash that is equal for documents with the same elements, attributes, texts, values, visibility and geometry; with
 * `structure`, geometry does not count, and with `shape`, words neither. Ids that React generates count by their order.
 * Colors, also that of the browser's own interface, do not count, nor the focus, because walks visit every control. Runs in
 * the document, so it refers to nothing outside of itself.
 */
export async function hashDocument(counts: "geometry" | "structure" | "shape"): Promise<string> {
  const isWord = (name: string) =>
    counts === "shape" && ["alt", "aria-label", "href", "placeholder", "title", "value"].includes(name);
  const valueOf = (value: string) => (counts === "shape" ? String(value === "") : value);
  const boxOf = (element: Element) => {
    if (counts === "geometry") {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x + scrollX, y + scrollY, width, height].map(Math.round);
    }
    // what is visually hidden, or a table that is laid out as cards, has another structure
    const { display, position } = getComputedStyle(element);
    return [display, position];
  };
  const parts: string[] = [String(document.styleSheets.length)];
  const add = (element: Element) => {
    if (
      element.matches("script, style, meta[name=theme-color], .sb-wrapper, #storybook-docs, #storybook-highlights-root")
    )
      return;
    const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    parts.push(`<${element.localName} ${boxOf(element).join(" ")} ${isShown}`);
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
  return new Uint8Array(await crypto.subtle.digest("SHA-1", new TextEncoder().encode(text))).join();
}
