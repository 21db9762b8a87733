import { prepareMail, sendMail } from "#lib/mail/send-mail.ts";

/** What a page hands to the contact form: the message goes out by e-mail. */
export const byMail = {
  onUse: prepareMail,
  onSend: (fields: Record<string, string>) => sendMail(fields),
};
