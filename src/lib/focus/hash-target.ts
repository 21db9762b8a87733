/** The element that a hash names, as it is written or decoded, as in the browser's own rule. */
export function hashTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  try {
    return document.getElementById(id) ?? document.getElementById(decodeURIComponent(id));
  } catch {
    // not an encoded text
    return null;
  }
}
