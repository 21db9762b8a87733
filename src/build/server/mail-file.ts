/** The lines above a stored message hold one value each; a line break inside one would forge another. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029\s]+/gu, " ").trim();
}

/** Keeps line breaks and tabs; other control characters could play tricks in a terminal. */
function manyLines(text: string): string {
  return text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/(?![\n\t])\p{Cc}/gu, "")
    .trimEnd();
}

/** A message as a readable file: header lines, a blank line, the visitor's words. */
export function letter(fields: ReadonlyMap<string, string>, date: Date): string {
  const others = [...fields]
    .filter(([name]) => !["email", "subject", "message"].includes(name))
    .map(([name, value]) => `X-${name.replaceAll(/[^\w-]+/g, "-")}: ${oneLine(value)}`);
  return [
    `Date: ${date.toISOString()}`,
    `From: ${oneLine(fields.get("email") ?? "")}`,
    `Subject: ${oneLine(fields.get("subject") ?? "")}`,
    ...others,
    "",
    manyLines(fields.get("message") ?? ""),
    "",
  ].join("\n");
}

/** A file name that sorts by time and tells the subject, safe whatever the subject is; without its ending. */
export function letterName(subject: string, date: Date): string {
  const words = subject
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, 40)
    .replaceAll(/^-+|-+$/g, "");
  return `${date.toISOString().replaceAll(/[:.]/g, "-")}-${words || "message"}`;
}
