/**
 * Makes every text but addresses about 40 % longer, with accents, as a translation may be, and returns a function that undoes
 * it. Browser tests run its source in a page, so it refers to nothing outside itself.
 */
export function expandTexts(root: Node): () => void {
  const accents: Record<string, string> = { a: "å", e: "é", i: "ï", o: "ö", u: "ü" };
  const expand = (text: string) =>
    text.replaceAll(/[aeiou]/gi, (vowel) => {
      const accented = accents[vowel.toLowerCase()] ?? vowel;
      return (vowel === vowel.toLowerCase() ? accented : accented.toUpperCase()) + vowel.toLowerCase();
    });
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts = root instanceof Text ? [root] : [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  const changes = texts
    .filter((text) => !text.parentElement?.closest("script, style, svg, textarea, code, a[href^=mailto], .sb-wrapper"))
    .map((text) => ({ text, before: text.data, after: expand(text.data) }));
  for (const { text, after } of changes) text.data = after;
  return () => {
    // what has changed since is not ours
    for (const { text, before, after } of changes) if (text.data === after) text.data = before;
  };
}
