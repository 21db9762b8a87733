/**
 * Replaces every text node in a node by a copy in two elements, as the translation of Chrome does with `font`. Browser tests
 * run its source in a page, so it refers to nothing outside itself.
 */
export function translate(node: Node): void {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  const texts = node instanceof Text ? [node] : [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest("i, script, style, svg, select, textarea")) continue;
    const [outer, inner] = [document.createElement("i"), document.createElement("i")];
    text.replaceWith(outer);
    outer.append(inner);
    inner.append(text.data);
  }
}
