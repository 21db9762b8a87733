import type { ReactNode } from "react";
import { useFormSubmission, type SubmissionStatus } from "#lib/form/form-submission.ts";
import { useZodForm } from "#lib/form/use-zod-form.ts";
import { mailHref, mailError } from "#lib/mail/mail-error.ts";
import type { MailOutcome } from "#lib/mail/send-mail.ts";
import { notify } from "#lib/toast/notice.ts";
import { contactSchema, type ContactFields } from "#sections/contact/contact-form-schema.ts";
import { Button } from "#ui/button.tsx";
import { Input, Textarea } from "#ui/control.tsx";
import { Field } from "#ui/field.tsx";
import { Link } from "#ui/link.tsx";
import { Status } from "#ui/status.tsx";

const success = "Message succesfully sent!";

/** How long writing a message takes a person at least, in milliseconds. */
const writingTime = 3000;

const tones = { writing: "info", sending: "info", sent: "success", suspected: "error", failed: "error" } as const;

export type ContactFormProps = {
  /** Sends the message; the page says how. */
  onSend: (fields: ContactFields) => Promise<MailOutcome>;
  /** Told once a message was sent. */
  onSent?: () => void;
  /** Told when the form is first used, so that what sends it can be fetched meanwhile. */
  onUse?: () => void;
  /** The address to write to where the form cannot help. */
  email: string;
  /** How long writing takes at least, in milliseconds; what is faster waits for the rest of it. */
  leastTime?: number;
};

/**
 * The form that sends a message: subject, email, message.
 *
 * Guarantees: complaints that say how to mend a field; one message for any number of presses; fields that clear when it is
 * sent and come back filled when it was not, with what helps and a way to try again; the focus on what came of it.
 * Without JavaScript, and beside every failure, the address to write to.
 * Requires: an `onSend` that answers every time.
 */
export function ContactForm({ onSend, onSent, onUse, email, leastTime = writingTime }: ContactFormProps) {
  const fields = useZodForm(contactSchema);
  const { control, error } = fields;
  const { stage, status, trap, frame } = useFormSubmission<ContactFields>({
    name: "contact",
    fields,
    send: onSend,
    leastTime,
    onUse: () => onUse?.(),
    onSent: (isSaid) => {
      notify({ kind: "success", text: success, placement: "center", spoken: isSaid ? "already" : "politely" });
      onSent?.();
    },
    onLost: () => notify({ kind: "error", text: "Your message was not sent. It waits for you in the contact form." }),
  });
  const readOnly = stage.name === "sending";

  return (
    <>
      <form
        {...frame}
        method="dialog"
        noValidate
        aria-label="Contact"
        className="grid grid-cols-1 gap-6 sm:grid-cols-2 no-script:hidden"
      >
        <Field label="Subject" required error={error("subject")}>
          <Input {...control("subject")} readOnly={readOnly} />
        </Field>
        <Field label="Email" required error={error("email")}>
          <Input {...control("email")} type="email" autoComplete="email" spellCheck={false} readOnly={readOnly} />
        </Field>
        <div className="sm:col-span-2">
          <Field label="Message" required error={error("message")}>
            <Textarea {...control("message")} readOnly={readOnly} />
          </Field>
        </div>
        {/* People never meet this field. It belongs to no form and is not sent. */}
        <input ref={trap} hidden form="none" name="website" aria-label="Website" tabIndex={-1} autoComplete="off" />
        <div className="flex flex-col items-start gap-6 sm:col-span-2">
          <p className="text-small text-secondary">
            All fields are required. This site is a demonstration: your message goes to whoever runs it.
          </p>
          <Button type="submit" aria-disabled={readOnly}>
            Send message
          </Button>
          <Status ref={status} tone={tones[stage.name]} announcedBy={stage.spoken}>
            {news(stage, email)}
          </Status>
        </div>
      </form>
      <p className="hidden wrap-anywhere no-script:block">
        This form needs JavaScript. Without it, write to <Link to={`mailto:${email}`}>{email}</Link>.
      </p>
    </>
  );
}

/** What there is to say of a message on its way. */
function news(stage: SubmissionStatus<ContactFields>, email: string): ReactNode {
  if (stage.name === "sending") return "Sending…";
  if (stage.name === "sent") return success;
  if (stage.name === "suspected") return <Suspicion email={email} />;
  return stage.name === "failed" && <Failure stage={stage} email={email} />;
}

function Suspicion({ email }: { email: string }) {
  return (
    <>
      <p className="font-semibold">Your message has not been sent yet.</p>
      <p>
        A field that only robots see was filled in, perhaps by a program that fills in forms for you. Nothing is lost:
        press ‘Send message’ once more, or write to <Link to={`mailto:${email}`}>{email}</Link>.
      </p>
    </>
  );
}

function Failure({
  stage,
  email,
}: {
  stage: Extract<SubmissionStatus<ContactFields>, { name: "failed" }>;
  email: string;
}) {
  const { title, help, detail } = mailError(stage.failure);
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="font-semibold">{title}</p>
      <p>
        {help} Nothing is lost: what you wrote is back in the form. You can also send it to{" "}
        <Link to={mailHref(email, stage.typed)}>{email}</Link>.
      </p>
      <Button type="submit" tone="secondary" size="compact">
        Try again
      </Button>
      <p className="text-caption text-secondary">{detail}</p>
    </div>
  );
}
