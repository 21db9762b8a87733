import { loadMailClient } from "#lib/mail/mail-client.ts";

/** What the e-mail service knows this site by. */
export type MailSettings = { publicKey: string; serviceId: string; templateId: string };

/** What came of a message. */
export type MailOutcome =
  | { kind: "sent" }
  /** The service answered, and not with success. */
  | { kind: "refused"; status: number; text: string }
  /** There was no answer, or no way to ask. */
  | { kind: "unreachable"; status: 0; text: "Network Error" }
  /** There may have been an answer later. */
  | { kind: "timed-out"; seconds: number }
  /** The site has not been told who it is; the words are the client's own. */
  | { kind: "missing-keys"; text: string }
  /** It has not been sent, since others just were. */
  | { kind: "too-many"; seconds: number };

export type MailFailure = Exclude<MailOutcome, { kind: "sent" }>;

/** The outcome of a request that came to nothing, as the specification words it. */
export const networkError = { kind: "unreachable", status: 0, text: "Network Error" } as const;

const missingPublicKey = "The public key is required. Visit https://dashboard.emailjs.com/admin/account";

/** With these the site writes to its own origin, where the development and preview servers take the service's place. */
const standIn: MailSettings = { publicKey: "stand-in", serviceId: "stand-in", templateId: "stand-in" };

/** How long an answer may take, in milliseconds. */
const patience = 20_000;

/** How many messages may be sent within a minute, in milliseconds. */
const most = 3;
const minute = 60_000;
let sentAt: number[] = [];

/** The keys that the site was built with; each is empty where it was built without. */
export function mailSettings(): MailSettings {
  const { VITE_EMAILJS_PUBLIC_KEY, VITE_EMAILJS_SERVICE_ID, VITE_EMAILJS_TEMPLATE_ID } = import.meta.env;
  const key = (value: unknown) => (typeof value === "string" ? value.trim() : "");
  return {
    publicKey: key(VITE_EMAILJS_PUBLIC_KEY),
    serviceId: key(VITE_EMAILJS_SERVICE_ID),
    templateId: key(VITE_EMAILJS_TEMPLATE_ID),
  };
}

/** Fetches what sending needs, so that it is there when the message is written. Never throws: sending will say so. */
export function prepareMail(): void {
  loadMailClient().catch(() => {});
}

/** Sends one message, in one request. Never throws; a failure is also written to the console. */
export async function sendMail(
  fields: Readonly<Record<string, string>>,
  settings: MailSettings = mailSettings(),
  { timeout = patience }: { timeout?: number } = {},
): Promise<MailOutcome> {
  const outcome = tooMany() ?? (await inTime(post(fields, settings), timeout));
  if (outcome.kind === "sent") sentAt.push(Date.now());
  // oxlint-disable-next-line no-console -- the specification wants a failed send logged
  else console.error("The message was not sent:", outcome);
  return outcome;
}

function tooMany(): MailFailure | undefined {
  sentAt = sentAt.filter((time) => Date.now() - time < minute);
  const [first] = sentAt;
  if (first === undefined || sentAt.length < most) return undefined;
  return { kind: "too-many", seconds: Math.ceil((first + minute - Date.now()) / 1000) };
}

/** The client knows no time-out and cannot be called off: it is no longer waited for. */
async function inTime(sending: Promise<MailOutcome>, timeout: number): Promise<MailOutcome> {
  const { promise: tooLate, resolve } = Promise.withResolvers<MailOutcome>();
  const timer = setTimeout(() => resolve({ kind: "timed-out", seconds: timeout / 1000 }), timeout);
  return Promise.race([sending, tooLate]).finally(() => clearTimeout(timer));
}

async function post(fields: Readonly<Record<string, string>>, settings: MailSettings): Promise<MailOutcome> {
  const isStandIn = Object.values(settings).every((key) => key === "");
  const { publicKey, serviceId, templateId } = isStandIn ? standIn : settings;
  try {
    const { init, sendForm } = await loadMailClient();
    init({ publicKey, ...(isStandIn && { origin: window.location.origin }) });
    return outcomeOf(await sendForm(serviceId, templateId, formOf(fields)), isStandIn);
  } catch (error) {
    // The client rejects with its own sentence, with the service's answer, or with whatever `fetch` threw.
    if (typeof error === "string") return { kind: "missing-keys", text: error };
    return isAnswer(error) ? outcomeOf(error, isStandIn) : networkError;
  }
}

/** The client reads a form of the page; one of its own leaves the visitor's free to be cleared, and holds nothing else. */
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

function outcomeOf({ status, text }: Answer, isStandIn: boolean): MailOutcome {
  // A host without a stand-in refuses to be posted to, or answers with a page of the site.
  const isNobody = [404, 405, 501].includes(status) || (status === 200 && text.trimStart().startsWith("<"));
  if (isStandIn && isNobody) return { kind: "missing-keys", text: missingPublicKey };
  return status === 200 || text === "OK" ? { kind: "sent" } : { kind: "refused", status, text };
}
