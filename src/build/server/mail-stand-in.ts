import { mkdir, writeFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import type { Plugin } from "vite";
import { errorCode } from "#build/cli/error-message.ts";
import { letter, letterName } from "#build/server/mail-file.ts";
import { readBody, readForm, Refusal } from "#build/server/mail-form.ts";

/** The path at which the e-mail service receives a form. */
export const mailPath = "/api/v1.0/email/send-form";

interface MailOptions {
  /** Where each message becomes a file. */
  folder: string;
  /** Messages that one address may send in a minute. */
  perMinute?: number;
}

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Receives what the e-mail service would, and keeps each message as a file; other paths go to `next`. */
export function receiveMail({ folder, perMinute = 30 }: MailOptions): Handler {
  const isTooMuch = countPerMinute(perMinute);
  const receive = async (request: IncomingMessage) => {
    if (request.method !== "POST") throw new Refusal(405, "Only POST is answered here");
    if (isFromElsewhere(request)) throw new Refusal(403, "This form belongs to another site");
    if (isTooMuch(request.socket.remoteAddress ?? "")) throw new Refusal(429, "Too many messages: wait a minute");
    const fields = await readForm(await readBody(request), request.headers["content-type"] ?? "");
    await keep(folder, fields, new Date());
  };
  return (request, response, next) => {
    if (request.url?.split("?")[0] !== mailPath) return next();
    receive(request).then(
      () => answer(response, 200, "OK"),
      (error: unknown) => {
        if (error instanceof Refusal) return answer(response, error.status, error.message);
        console.error("A message could not be kept:", error);
        answer(response, 500, "The message could not be kept");
      },
    );
  };
}

function answer(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
    ...(status === 405 && { Allow: "POST" }),
  });
  response.end(sentence);
}

/** A browser says where a form comes from; what says nothing is no browser, and no visitor's cookie rides along. */
export function isFromElsewhere({ headers }: Pick<IncomingMessage, "headers">): boolean {
  const site = headers["sec-fetch-site"];
  if (site) return site !== "same-origin" && site !== "none";
  const { origin, host } = headers;
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
}

function countPerMinute(most: number): (address: string) => boolean {
  let counts = new Map<string, number>();
  let minute = 0;
  return (address) => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) counts = new Map();
    minute = now;
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return count > most;
  };
}

/** Two messages of one millisecond and one subject get two names. */
async function keep(folder: string, fields: ReadonlyMap<string, string>, date: Date): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = letterName(fields.get("subject") ?? "", date);
  for (let number = 1; ; number++) {
    const file = path.join(folder, number === 1 ? `${name}.txt` : `${name}-${number}.txt`);
    try {
      return await writeFile(file, letter(fields, date), { flag: "wx", mode: 0o600 });
    } catch (error) {
      if (errorCode(error) !== "EEXIST") throw error;
    }
  }
}

/** The folder of the received messages: `.mail` in the repository, or where MAIL_DIR says. */
export function mailFolder(root: string): string {
  return path.resolve(root, process.env["MAIL_DIR"] ?? ".mail");
}

/** The stand-in for Vite's development and preview servers. */
export function mailStandIn(): Plugin {
  return {
    name: "korvane:mail-stand-in",
    configureServer: ({ middlewares, config }) =>
      void middlewares.use(receiveMail({ folder: mailFolder(config.root) })),
    configurePreviewServer: ({ middlewares, config }) =>
      void middlewares.use(receiveMail({ folder: mailFolder(config.root) })),
  };
}
