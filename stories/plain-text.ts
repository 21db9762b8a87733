/** A text as queries find it: they read the space between a number and its unit, in which no line breaks, as a plain one. */
export const plainText = (text: string): string => text.replaceAll("\u00a0", " ");
