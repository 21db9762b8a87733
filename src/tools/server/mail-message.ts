import type { IncomingMessage } from "node:http";

/** The largest accepted body, in bytes. */
export const maxSize = 64 * 1024;
/** The size after which the rest of a body is not read. */
const maxRead = 4 * 1024 * 1024;
const required = ["service_id", "template_id", "user_id", "subject", "email", "message"];

/** A response other than 200, in the format of the e-mail service: a status and a message. */
export class HttpError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Reads a body. A body over the limit is read but not stored, because a client that is cut off gets no response. */
export async function readBody(request: IncomingMessage, limit = maxSize): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      if (size > maxRead) break;
    }
  } catch {
    throw new HttpError(400, "The message was cut off");
  }
  if (size > limit) throw new HttpError(413, `The message is larger than ${maxSize / 1024} KiB`);
  return Buffer.concat(chunks);
}

/** The fields of a form, a file as its name; several values of one name are joined with commas. */
export async function parseForm(body: Buffer<ArrayBuffer>, type: string): Promise<Map<string, string>> {
  if (!/^multipart\/form-data\b/i.test(type)) throw new HttpError(400, "The form must be sent as multipart/form-data");
  const request = new Request("http://localhost", { method: "POST", headers: { "Content-Type": type }, body });
  const form = await request.formData().catch(() => {
    throw new HttpError(400, "The form could not be read");
  });
  const fields = new Map<string, string>();
  for (const [name, value] of form) {
    const text = typeof value === "string" ? value : value.name;
    fields.set(name, fields.has(name) ? `${fields.get(name)}, ${text}` : text);
  }
  return fields;
}

/** Rejects a message without one of the fields that the e-mail service requires. */
export function checkFields(fields: ReadonlyMap<string, string>): void {
  const missing = required.find((name) => !fields.get(name)?.trim());
  if (missing) throw new HttpError(400, `The field '${missing}' is required`);
}

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
