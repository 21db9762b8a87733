import { randomUUID } from "node:crypto";
import { link, mkdir, rm, writeFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import type { Plugin, PreviewServer, ViteDevServer } from "vite";
import { checkFields, HttpError, mailFile, mailFileName, parseForm, readBody } from "#tools/server/mail-message.ts";
import { sendText } from "#tools/server/send-text.ts";
import { errorCode } from "#tools/shared/error-message.ts";

/** The path of the e-mail service for forms. */
export const mailPath = "/api/v1.0/email/send-form";

interface MailOptions {
  /** The folder for the saved messages. */
  folder: string;
  /** The maximum number of messages per IP address and minute. */
  perMinute?: number;
}

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The messages of clients, each of whom may send some in a minute. */
export function mailbox({ folder, perMinute = 30 }: MailOptions) {
  const isOverLimit = countPerMinute(perMinute);
  return {
    /** Counts a message of a client. */
    admit: ({ socket }: IncomingMessage) => {
      if (isOverLimit(socket.remoteAddress ?? "")) throw new HttpError(429, "Too many messages: wait a minute");
    },
    save: (fields: ReadonlyMap<string, string>) => saveMail(folder, fields, new Date()),
  };
}

/** Handles the requests of the e-mail service and saves each message as a file; other paths go to `next`. */
export function mailHandler({ admit, save }: ReturnType<typeof mailbox>): Handler {
  const receive = async (request: IncomingMessage) => {
    if (request.method !== "POST") throw new HttpError(405, "Only POST is answered here");
    refuseCrossSite(request);
    admit(request);
    const fields = await parseForm(await readBody(request), request.headers["content-type"] ?? "");
    checkFields(fields);
    await save(fields);
  };
  return (request, response, next) => {
    if (request.url?.split("?")[0] !== mailPath) return next();
    receive(request).then(
      () => sendText(response, 200, "OK", { "Cache-Control": "no-store" }),
      (error: unknown) => sendMailError(response, error, "POST"),
    );
  };
}

/** Answers a message that was not taken. */
export function sendMailError(response: ServerResponse, error: unknown, methods: string): void {
  const { status, message } = mailFailure(error);
  sendText(response, status, message, { "Cache-Control": "no-store", ...(status === 405 && { Allow: methods }) });
}

/** The status and text of an error; an unexpected one is logged. */
export function mailFailure(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  console.error("A message could not be saved:", error);
  return new HttpError(500, "The message could not be saved");
}

/** Refuses a form that a browser sent from another site; clients other than browsers send neither header. */
export function refuseCrossSite(request: IncomingMessage): void {
  if (isCrossSite(request)) throw new HttpError(403, "This form belongs to another site");
}

function isCrossSite({ headers }: IncomingMessage): boolean {
  const site = headers["sec-fetch-site"];
  if (site) return site !== "same-origin" && site !== "none";
  const { origin, host } = headers;
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
}

function countPerMinute(maximum: number): (address: string) => boolean {
  let counts = new Map<string, number>();
  let minute = 0;
  return (address) => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) counts = new Map();
    minute = now;
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return count > maximum;
  };
}

/** Saves a message; those of the same millisecond and subject get a number. */
async function saveMail(folder: string, fields: ReadonlyMap<string, string>, date: Date): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = mailFileName(fields.get("subject") ?? "", date);
  // a full disk leaves half of a draft, and no half of a message
  const draft = path.join(folder, `.${randomUUID()}`);
  try {
    await writeFile(draft, mailFile(fields, date), { mode: 0o600 });
    for (let number = 1; ; number++)
      try {
        // unlike `rename`, fails where the name is taken
        return await link(draft, path.join(folder, number === 1 ? `${name}.txt` : `${name}-${number}.txt`));
      } catch (error) {
        if (errorCode(error) !== "EEXIST") throw error;
      }
  } finally {
    await rm(draft, { force: true });
  }
}

/** The folder of the saved messages: `MAIL_DIR`, or `.mail` in the repository. */
export function mailFolder(root: string): string {
  return path.resolve(root, process.env["MAIL_DIR"] ?? ".mail");
}

/** The mail handler for Vite's development and preview servers. */
export function mailStandIn(): Plugin {
  const serve = ({ middlewares, config }: ViteDevServer | PreviewServer) =>
    void middlewares.use(mailHandler(mailbox({ folder: mailFolder(config.root) })));
  return { name: "korvane:mail-stand-in", configureServer: serve, configurePreviewServer: serve };
}
