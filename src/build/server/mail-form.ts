import type { IncomingMessage } from "node:http";

const largest = 64 * 1024;
/** What comes after this is not even read to its end. */
const hopeless = 4 * 1024 * 1024;
const required = ["service_id", "template_id", "user_id", "subject", "email", "message"];

/** An answer other than 200, in the manner of the e-mail service: a status and a sentence. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, sentence: string) {
    super(sentence);
    this.status = status;
  }
}

/** Reads on past the limit without keeping anything, since a sender that is cut off never sees the answer. */
export async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size <= largest) chunks.push(chunk);
      if (size > hopeless) break;
    }
  } catch {
    throw new Refusal(400, "The message broke off");
  }
  if (size > largest) throw new Refusal(413, `The message is larger than ${largest / 1024} KiB`);
  return Buffer.concat(chunks);
}

/** The form's fields, a file by its name alone; several values of one name are joined. */
export async function readForm(body: Buffer<ArrayBuffer>, type: string): Promise<Map<string, string>> {
  if (!/^multipart\/form-data\b/i.test(type)) throw new Refusal(400, "The form must be sent as multipart/form-data");
  const request = new Request("http://localhost", { method: "POST", headers: { "Content-Type": type }, body });
  const form = await request.formData().catch(() => {
    throw new Refusal(400, "The form could not be read");
  });
  const fields = new Map<string, string>();
  for (const [name, value] of form) {
    const text = typeof value === "string" ? value : value.name;
    fields.set(name, fields.has(name) ? `${fields.get(name)}, ${text}` : text);
  }
  const missing = required.find((name) => !fields.get(name)?.trim());
  if (missing) throw new Refusal(400, `The field '${missing}' is required`);
  return fields;
}
