import type { MailFailure } from "#lib/mail/send-mail.ts";

/** The texts of an error status. */
export type MailError = {
  /** What happened. */
  title: string;
  /** How to fix or work around it. */
  help: string;
  /** The service's answer, for support. */
  detail: string;
  /** Whether another attempt on this page can succeed. */
  canRetry: boolean;
};

type Message = Pick<MailError, "title" | "help">;

const serverError: Message = { title: "The mail service had a fault.", help: "Try again in a moment." };

const messageByStatus: Readonly<Record<number, Message>> = {
  400: {
    title: "The mail service did not accept the message.",
    help: "Check the email address for typing errors, then try again.",
  },
  403: {
    title: "The mail service takes no messages from this site.",
    help: "Only we can fix that. Trying again may help later.",
  },
  412: {
    title: "Our mailbox is not connected to the mail service.",
    help: "Only we can fix that. Trying again may help later.",
  },
  413: { title: "The message is too long.", help: "Shorten it, then try again." },
  429: { title: "The mail service has too many requests.", help: "Wait a minute, then try again." },
  500: serverError,
  507: {
    title: "The mail service has no room for another message.",
    help: "Only we can fix that. Trying again may help later.",
  },
};

const unknownStatus: Message = {
  title: "The mail service did not accept the message.",
  help: "Try again in a moment.",
};

type ErrorOf = {
  [Kind in MailFailure["kind"]]: (
    failure: Extract<MailFailure, { kind: Kind }>,
  ) => Omit<MailError, "canRetry"> & { canRetry?: false };
};

const errorOf: ErrorOf = {
  rejected: ({ status, text }) => ({
    ...(messageByStatus[status] ?? (status >= 500 ? serverError : unknownStatus)),
    detail: `${status} ${text}`.trim(),
  }),
  unreachable: ({ status, text }) => ({
    title: "The mail service cannot be reached.",
    help: "Check your connection to the internet, then try again.",
    detail: `${status} ${text}`,
  }),
  "timed-out": ({ seconds }) => ({
    title: "The mail service did not answer in time.",
    help: "The message may have been delivered all the same. If you try again, we may get it twice, which does no harm.",
    detail: `No answer within ${seconds} seconds`,
  }),
  "missing-keys": ({ text }) => ({
    title: "This site is not connected to a mail service.",
    help: "Only we can fix that, and trying again will not help.",
    detail: text,
  }),
  "storage-blocked": () => ({
    title: "Your browser blocks the mail service.",
    help: "The service needs the browser's storage, which is blocked for this site.",
    detail: "Access to storage is denied",
    canRetry: false,
  }),
  "rate-limited": ({ seconds }) => ({
    title: "You have just sent us several messages.",
    help: `Wait ${seconds} ${seconds === 1 ? "second" : "seconds"}, then try again.`,
    detail: "No more than three messages a minute",
  }),
};

/** The texts for a failure. */
export const mailError = (failure: MailFailure): MailError => ({
  canRetry: true,
  ...errorOf[failure.kind](failure as never),
});

/** Maximum length of a mailto address: some mail programs truncate longer ones. */
const maxLength = 1800;

/** A mailto address with subject and message, without them if it would be too long. */
export function mailHref(email: string, { subject, message }: { subject: string; message: string }): string {
  const bare = `mailto:${email}`;
  const full = `${bare}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message.replaceAll(/\r?\n/g, "\r\n"))}`;
  return full.length > maxLength || !(subject || message) ? bare : full;
}
