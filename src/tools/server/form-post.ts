import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { MessageForm } from "#lib/mail/message-schema.ts";
import type { MailFailure, MailSettings } from "#lib/mail/send-mail.ts";
import { cacheRule, mailOrigin } from "#tools/server/headers.ts";
import { HttpError, maxSize, parseForm, readBody } from "#tools/server/mail-message.ts";
import { mailFailure, mailPath, refuseCrossSite, sendMailError, type mailbox } from "#tools/server/mail-stand-in.ts";
import { answerForm, fillForm, receivingPage, type FormRules } from "#tools/server/message-form.ts";
import { sendText } from "#tools/server/send-text.ts";

interface FormPage {
  /** The file of the page. */
  file: string;
  form: MessageForm;
  rules: FormRules;
  /** The path of the site, with a slash at both ends. */
  base: string;
  /** The best encoding that the client accepts. */
  encoding: "br" | "gzip" | undefined;
  box: ReturnType<typeof mailbox>;
}

const methods = "GET, HEAD, POST";
/** The largest body that comes back to the visitor, to be shortened, in bytes. */
const maxReturned = 4 * maxSize;
/** Milliseconds. */
const timeout = 20_000;

/** Answers a request for a page with a form that sends a message, and the message of a browser without scripts. */
export function serveFormPage(request: IncomingMessage, response: ServerResponse, options: FormPage): void {
  const answer = request.method === "POST" ? receive(request, response, options) : show(request, response, options);
  answer.catch((error: unknown) => sendMailError(response, error, methods));
}

const read = async (file: string) => receivingPage(await readFile(file, "utf8"));

/** Sends the page; `?subject=` fills in the subject, as scripts do. */
async function show(request: IncomingMessage, response: ServerResponse, { file, ...options }: FormPage) {
  if (request.method !== "GET" && request.method !== "HEAD") throw new HttpError(405, `Only ${methods} are answered`);
  const subject = new URLSearchParams(request.url?.split("?")[1]).get("subject");
  const page = fillForm(await read(file), options.form === "contact" && subject ? { subject } : {});
  sendPage(response, 200, page, { encoding: options.encoding, cache: cacheRule(file) });
}

async function receive(request: IncomingMessage, response: ServerResponse, { file, box, ...options }: FormPage) {
  refuseCrossSite(request);
  const body = await readBody(request, maxReturned);
  const fields = await parseForm(body, request.headers["content-type"] ?? "");
  const { keys } = options.rules;
  const deliver = async (message: Readonly<Record<string, string>>): Promise<MailFailure | undefined> => {
    try {
      if (body.length > maxSize) throw new HttpError(413, `The message is larger than ${maxSize / 1024} KiB`);
      box.admit(request);
      if (keys) return await relayMail(message, keys);
      await box.save(new Map(Object.entries(message)));
      return undefined;
    } catch (error) {
      const { status, message: text } = mailFailure(error);
      return { kind: "rejected", status, text };
    }
  };
  const answer = await answerForm(fields, { ...options, page: await read(file), deliver });
  const cache = "no-store";
  if ("location" in answer)
    sendText(response, answer.status, "", { Location: answer.location, "Cache-Control": cache });
  else sendPage(response, answer.status, answer.page, { encoding: options.encoding, cache });
}

function sendPage(
  response: ServerResponse,
  status: number,
  page: string,
  { encoding, cache }: { encoding: FormPage["encoding"]; cache: string },
): void {
  // a page of its own for each answer, so compressed quickly
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const body = { br: () => brotliCompressSync(page, { params }), gzip: () => gzipSync(page) };
  response
    .writeHead(status, {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": cache,
      Vary: "Accept-Encoding",
      ...(encoding && { "Content-Encoding": encoding }),
    })
    .end(encoding ? body[encoding]() : page);
}

/** Sends a message by the email service, like its client in a browser. */
export async function relayMail(
  message: Readonly<Record<string, string>>,
  { publicKey, serviceId, templateId }: MailSettings,
  origin = mailOrigin,
): Promise<MailFailure | undefined> {
  const body = new FormData();
  const accessToken = process.env["EMAILJS_PRIVATE_KEY"];
  const keys = {
    service_id: serviceId,
    template_id: templateId,
    user_id: publicKey,
    ...(accessToken && { accessToken }),
  };
  for (const [name, value] of Object.entries({ ...message, ...keys })) body.append(name, value);
  try {
    const signal = AbortSignal.timeout(timeout);
    const answer = await fetch(origin + mailPath, { method: "POST", body, redirect: "error", signal });
    return answer.ok ? undefined : { kind: "rejected", status: answer.status, text: await answer.text() };
  } catch (error) {
    if (error instanceof DOMException && error.name === "TimeoutError")
      return { kind: "timed-out", seconds: timeout / 1000 };
    return { kind: "rejected", status: 502, text: "Network Error" };
  }
}
