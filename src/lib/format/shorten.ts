/** Cuts a text after a word, with an ellipsis, so that it has at most `limit` characters. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const end = text.lastIndexOf(" ", limit - 1);
  return `${text.slice(0, end > 0 ? end : limit - 1).replace(/[,:;]$/, "")}…`;
}
