/**
 * Hashes that are equal for documents with the same elements, attributes, texts, values, visibility and geometry; geometry
 * does not count in `structure`, and words neither in `shape`. Ids that React generates count by their order. Colors, also
 * that of the browser's own interface, do not count, nor the focus, because walks visit every control. Runs in the document,
 * so it refers to nothing outside of itself.
 */
export async function hashDocument() {
  const ignored = "script, style, meta[name=theme-color], .sb-wrapper, #storybook-docs, #storybook-highlights-root";
  const words = ["alt", "aria-label", "href", "placeholder", "title", "value"];
  const shape: string[] = [String(document.styleSheets.length)];
  const texts: string[] = [];
  const boxes: string[] = [];
  const add = (element: Element) => {
    if (element.matches(ignored)) return;
    const { x, y, width, height } = element.getBoundingClientRect();
    boxes.push([x + scrollX, y + scrollY, width, height].map(Math.round).join(" "));
    // what is visually hidden, or a table that is laid out as cards, has another structure
    const { display, position } = getComputedStyle(element);
    const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    shape.push(`<${element.localName} ${display} ${position} ${isShown}`);
    for (const { name, value } of element.attributes)
      if (words.includes(name)) texts.push(`${name}=${value}`);
      else if (name !== "data-theme") shape.push(`${name}=${value}`);
    if (element instanceof HTMLInputElement) shape.push(String(element.checked));
    if ("value" in element && typeof element.value === "string") {
      shape.push(String(element.value === ""));
      texts.push(element.value);
    }
    for (const node of element.childNodes)
      if (node instanceof Element) add(node);
      else if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? "");
    texts.push(">");
    shape.push(">");
  };
  add(document.documentElement);
  const hash = async (parts: readonly string[]) => {
    const order = new Map<string, number>();
    const text = parts.join("\n").replaceAll(/_r_[\da-z]+_|:r[\da-z]+:/g, (id) => {
      const place = order.get(id) ?? order.size;
      order.set(id, place);
      return `id-${place}`;
    });
    return new Uint8Array(await crypto.subtle.digest("SHA-1", new TextEncoder().encode(text))).join();
  };
  const structure = [...shape, ...texts];
  return { geometry: await hash([...structure, ...boxes]), structure: await hash(structure), shape: await hash(shape) };
}
