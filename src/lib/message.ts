import { mailSettings, prepareMail, sendMail } from "#lib/mail";
import { notify } from "#lib/notice";

/** What a page hands to the contact form: the message goes out by e-mail, and a success is said in passing, too. */
export const byMail = {
  onUse: prepareMail,
  onSend: (fields: Record<string, string>) => sendMail(fields, mailSettings()),
  // The focus moves to the same words by the form, which speaks them.
  onSent: () => notify({ kind: "success", text: "Message succesfully sent!", placement: "center", spoken: "already" }),
};
