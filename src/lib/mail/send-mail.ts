/** The keys that identify the site to the email service. */
export type MailSettings = { publicKey: string; serviceId: string; templateId: string };

export type MailOutcome =
  | { kind: "sent" }
  /** The service answered without success. */
  | { kind: "rejected"; status: number; text: string }
  /** No answer, or the mail client could not be loaded. */
  | { kind: "unreachable"; status: 0; text: "Network Error" }
  /** No answer in time; the message may still be delivered. */
  | { kind: "timed-out"; seconds: number }
  /** The site was built without keys; the text is the client's. */
  | { kind: "missing-keys"; text: string }
  /** The browser blocks storage, without which the mail client cannot be imported. */
  | { kind: "storage-blocked" }
  /** Not sent because of the limit per minute; `seconds` remain. */
  | { kind: "rate-limited"; seconds: number };

export type MailFailure = Exclude<MailOutcome, { kind: "sent" }>;

/** The outcome of a request without an answer, in the specification's words. */
export const networkError = { kind: "unreachable", status: 0, text: "Network Error" } as const;

const missingPublicKey = "The public key is required. Visit https://dashboard.emailjs.com/admin/account";

/** Without keys the site posts to its own origin, where the development and preview servers stand in for the service. */
const standIn: MailSettings = { publicKey: "stand-in", serviceId: "stand-in", templateId: "stand-in" };

/** Milliseconds. */
const defaultTimeout = 20_000;
const minute = 60_000;

const maxPerMinute = 3;
let sentAt: number[] = [];

/** The keys that the site was built with; empty strings if it was built without. */
export function mailSettings(): MailSettings {
  const { VITE_EMAILJS_PUBLIC_KEY, VITE_EMAILJS_SERVICE_ID, VITE_EMAILJS_TEMPLATE_ID } = import.meta.env;
  const key = (value: unknown) => (typeof value === "string" ? value.trim() : "");
  return {
    publicKey: key(VITE_EMAILJS_PUBLIC_KEY),
    serviceId: key(VITE_EMAILJS_SERVICE_ID),
    templateId: key(VITE_EMAILJS_TEMPLATE_ID),
  };
}

/** The used part of the email service's library. */
type MailClient = Pick<typeof import("@emailjs/browser"), "init" | "sendForm">;

let loading: Promise<MailClient> | undefined;

/**
 * Loads the email service's library once; a call after a failure tries again.
 *
 * @throws {DOMException} a SecurityError where storage is blocked, since the library reads `localStorage` on import
 * @throws {TypeError} if the chunk cannot be loaded
 */
function loadMailClient(): Promise<MailClient> {
  loading ??= import("@emailjs/browser").catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Preloads the mail client. Never throws: `sendMail` reports a failure. */
export function prepareMail(): void {
  loadMailClient().catch(() => {});
}

/** Sends one message in one request. Never throws; logs a failure to the console. */
export async function sendMail(
  fields: Readonly<Record<string, string>>,
  settings: MailSettings = mailSettings(),
  { timeout = defaultTimeout }: { timeout?: number } = {},
): Promise<MailOutcome> {
  const outcome = rateLimit() ?? (await withTimeout(post(fields, settings), timeout));
  if (outcome.kind === "sent") sentAt.push(Date.now());
  // oxlint-disable-next-line no-console -- the specification asks for a log entry
  else console.error("The message was not sent:", outcome);
  return outcome;
}

function rateLimit(): MailFailure | undefined {
  sentAt = sentAt.filter((time) => Date.now() - time < minute);
  const [first] = sentAt;
  if (first === undefined || sentAt.length < maxPerMinute) return undefined;
  return { kind: "rate-limited", seconds: Math.ceil((first + minute - Date.now()) / 1000) };
}

/** Resolves without the request after the timeout: the client can neither time out nor abort. */
async function withTimeout(request: Promise<MailOutcome>, timeout: number): Promise<MailOutcome> {
  const { promise: timedOut, resolve } = Promise.withResolvers<MailOutcome>();
  const timer = setTimeout(() => resolve({ kind: "timed-out", seconds: timeout / 1000 }), timeout);
  return Promise.race([request, timedOut]).finally(() => clearTimeout(timer));
}

async function post(fields: Readonly<Record<string, string>>, settings: MailSettings): Promise<MailOutcome> {
  const isStandIn = Object.values(settings).every((key) => key === "");
  const { publicKey, serviceId, templateId } = isStandIn ? standIn : settings;
  try {
    const { init, sendForm } = await loadMailClient();
    init({ publicKey, ...(isStandIn && { origin: window.location.origin }) });
    return outcomeOf(await sendForm(serviceId, templateId, formOf(fields)), isStandIn);
  } catch (error) {
    // The client rejects with a string, with the service's answer, or with the error of `fetch` or `import()`.
    if (typeof error === "string") return { kind: "missing-keys", text: error };
    if (isAnswer(error)) return outcomeOf(error, isStandIn);
    return isSecurityError(error) ? { kind: "storage-blocked" } : networkError;
  }
}

/** A detached form for the client, which reads form elements: the visible form is cleared while sending. */
function formOf(fields: Readonly<Record<string, string>>): HTMLFormElement {
  const form = document.createElement("form");
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement("input");
    Object.assign(input, { type: "hidden", name, value });
    form.append(input);
  }
  return form;
}

type Answer = { status: number; text: string };

const isAnswer = (value: unknown): value is Answer =>
  typeof value === "object" && value !== null && "status" in value && "text" in value;

const isSecurityError = (error: unknown): boolean => error instanceof DOMException && error.name === "SecurityError";

function outcomeOf({ status, text }: Answer, isStandIn: boolean): MailOutcome {
  // A host without a stand-in refuses to be posted to, or answers with a page of the site.
  const isMissing = [404, 405, 501].includes(status) || (status === 200 && text.trimStart().startsWith("<"));
  if (isStandIn && isMissing) return { kind: "missing-keys", text: missingPublicKey };
  return status === 200 || text === "OK" ? { kind: "sent" } : { kind: "rejected", status, text };
}
