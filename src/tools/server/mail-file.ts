/** One header value on one line and in one direction: a line break in it would inject another header. */
function headerValue(text: string): string {
  return text
    .replaceAll(/\p{Bidi_Control}/gu, "")
    .replaceAll(/[\p{Cc}\u2028\u2029\s]+/gu, " ")
    .trim();
}

/** The message with its line breaks and tabs, without other control characters, which a terminal would interpret. */
function messageBody(text: string): string {
  return text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/(?![\n\t])\p{Cc}/gu, "")
    .trimEnd();
}

/** The text of a mail file: header lines, an empty line, the message. */
export function mailFile(fields: ReadonlyMap<string, string>, date: Date): string {
  const others = [...fields]
    .filter(([name]) => !["email", "subject", "message"].includes(name))
    .map(([name, value]) => `X-${name.replaceAll(/[^\w-]+/g, "-")}: ${headerValue(value)}`);
  return [
    `Date: ${date.toISOString()}`,
    `From: ${headerValue(fields.get("email") ?? "")}`,
    `Subject: ${headerValue(fields.get("subject") ?? "")}`,
    ...others,
    "",
    messageBody(fields.get("message") ?? ""),
    "",
  ].join("\n");
}

/** The name of a mail file, without extension: its time and subject, safe for any file system. */
export function mailFileName(subject: string, date: Date): string {
  const slug = subject
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, 40)
    .replaceAll(/^-+|-+$/g, "");
  return `${date.toISOString().replaceAll(/[:.]/g, "-")}-${slug || "message"}`;
}
