import type { MailFailure } from "#lib/mail/send-mail.ts";

/** What to tell somebody whose message was not sent. */
export type MailError = {
  /** What happened. */
  title: string;
  /** What to do about it. */
  help: string;
  /** The service's own words, for whoever wants to look into it. */
  detail: string;
};

type Words = Omit<MailError, "detail">;

const fault: Words = { title: "The mail service had a fault.", help: "Try again in a moment." };

const refusals: Readonly<Record<number, Words>> = {
  400: {
    title: "The mail service did not accept the message.",
    help: "Check the email address for slips of the finger, then try again.",
  },
  403: {
    title: "The mail service takes no messages from this site.",
    help: "That is for us to mend. Trying again may help later.",
  },
  412: {
    title: "Our mailbox is not connected to the mail service.",
    help: "That is for us to mend. Trying again may help later.",
  },
  413: { title: "The message is too long.", help: "Shorten it, then try again." },
  429: { title: "The mail service has too much to do.", help: "Wait a minute, then try again." },
  500: fault,
};

const other: Words = { title: "The mail service did not take the message.", help: "Try again in a moment." };

const problems: { [Kind in MailFailure["kind"]]: (failure: Extract<MailFailure, { kind: Kind }>) => MailError } = {
  refused: ({ status, text }) => ({
    ...(refusals[status] ?? (status >= 500 ? fault : other)),
    detail: `${status} ${text}`.trim(),
  }),
  unreachable: ({ status, text }) => ({
    title: "The mail service cannot be reached.",
    help: "Check your connection to the internet, then try again.",
    detail: `${status} ${text}`,
  }),
  "timed-out": ({ seconds }) => ({
    title: "The mail service did not answer in time.",
    help: "The message may have arrived all the same. If you try again, we may get it twice, which does no harm.",
    detail: `No answer within ${seconds} seconds`,
  }),
  "missing-keys": ({ text }) => ({
    title: "This site is not connected to a mail service.",
    help: "That is for us to mend, and trying again will not help.",
    detail: text,
  }),
  "too-many": ({ seconds }) => ({
    title: "You have just sent us several messages.",
    help: `Wait ${seconds} ${seconds === 1 ? "second" : "seconds"}, then try again.`,
    detail: "No more than three messages a minute",
  }),
};

/** Words for a failure: what happened, and what helps. That what was typed is still there, the form says. */
export const mailError = (failure: MailFailure): MailError => problems[failure.kind](failure as never);

/** Longer addresses are cut off by some mail programs. */
const longest = 1800;

/** An address for a mail program, with what was already written, where it is not too long for one. */
export function mailHref(email: string, { subject, message }: { subject: string; message: string }): string {
  const bare = `mailto:${email}`;
  const full = `${bare}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message.replaceAll(/\r?\n/g, "\r\n"))}`;
  return full.length > longest || !(subject || message) ? bare : full;
}
