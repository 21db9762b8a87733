import { useEffect, useEffectEvent, type ReactNode } from "react";
import * as z from "zod/mini";
import { email as emailRule, required } from "#lib/form/field-rules.ts";
import { useZodForm } from "#lib/form/use-zod-form.ts";
import { mailError, mailHref } from "#lib/mail/mail-error.ts";
import { prepareMail, sendMail, type MailOutcome } from "#lib/mail/send-mail.ts";
import { notify } from "#lib/toast/notice.ts";
import { useFormSubmission, type SubmissionStatus } from "#sections/contact/use-form-submission.ts";
import { Button } from "#ui/button.tsx";
import { Input, Textarea } from "#ui/control.tsx";
import { Field } from "#ui/field.tsx";
import { Link } from "#ui/link.tsx";
import { Status } from "#ui/status.tsx";

/** The fields of a message. */
export const contactSchema = z.object({
  subject: required("subject", "Say in a few words what it is about."),
  email: emailRule("email"),
  message: required("message", "Tell us what you need."),
});

export type ContactFields = z.infer<typeof contactSchema>;

const successMessage = "Message succesfully sent!";

const kinds = { idle: "info", pending: "info", success: "success", suspected: "error", error: "error" } as const;

export type ContactFormProps = {
  /** The address that is offered beside the form. */
  email: string;
  /** The subject that the form begins with; what a visitor has typed stays. */
  subject?: string;
  /** Sends the message; the mail service by default. */
  onSend?: (fields: ContactFields) => Promise<MailOutcome>;
  /** Called when the form is first used; loads the mail client by default. */
  onStart?: () => void;
  /** Called after a message was sent. */
  onSuccess?: () => void;
  /** Minimum time between first focus and sending, in milliseconds. */
  minimumTime?: number;
};

/**
 * The form that sends a message by email.
 *
 * Guarantees: error messages that say how to fix a field; one message for any number of presses; fields that are cleared
 * when sent and restored after an error; a focused status with help, retry and the email address after an error, with a
 * confirmation after a success. Without JavaScript the email address replaces the form.
 */
export function ContactForm({
  email,
  subject,
  onSend = (fields) => sendMail(fields),
  onStart = prepareMail,
  onSuccess,
  minimumTime = 3000,
}: ContactFormProps) {
  const form = useZodForm(contactSchema);
  const { register, errorOf, getValues, setValues } = form;
  const fillSubject = useEffectEvent((text: string) => {
    if (!getValues().subject) setValues({ ...getValues(), subject: text });
  });
  useEffect(() => {
    if (subject) fillSubject(subject);
  }, [subject]);
  const { status, statusRef, honeypotRef, formProps } = useFormSubmission<ContactFields>({
    name: "contact",
    form,
    send: onSend,
    minimumTime,
    onStart,
    onSuccess: (isMounted) => {
      notify({
        kind: "success",
        text: successMessage,
        placement: "center",
        live: isMounted ? "off" : "polite",
      });
      onSuccess?.();
    },
    onLost: (isRestored) =>
      notify({
        kind: "error",
        text: isRestored
          ? "Your message was not sent. It is back in the contact form."
          : "Your earlier message was not sent. It is back when you next open the contact form.",
      }),
  });
  const readOnly = status.name === "pending";

  return (
    <>
      <form
        {...formProps}
        method="dialog"
        noValidate
        aria-label="Contact"
        className="grid grid-cols-1 gap-6 sm:grid-cols-2 no-script:hidden"
      >
        <p className="text-small text-secondary sm:col-span-2">
          All fields are required. This site is a demonstration: your message goes to whoever runs this copy of the
          site.
        </p>
        <Field label="Subject" required error={errorOf("subject")}>
          <Input {...register("subject")} readOnly={readOnly} />
        </Field>
        <Field label="Email" required error={errorOf("email")}>
          <Input {...register("email")} type="email" autoComplete="email" spellCheck={false} readOnly={readOnly} />
        </Field>
        <div className="sm:col-span-2">
          <Field label="Message" required error={errorOf("message")}>
            <Textarea {...register("message")} readOnly={readOnly} />
          </Field>
        </div>
        <div className="flex flex-col items-start gap-6 sm:col-span-2">
          <Button type="submit" aria-disabled={readOnly}>
            Send message
          </Button>
          <Status ref={statusRef} kind={kinds[status.name]} announcedBy={status.announcedBy}>
            {statusContent(status, email)}
          </Status>
        </div>
      </form>
      {/* A honeypot, outside the form so that its value is never sent. */}
      <input ref={honeypotRef} hidden name="website" aria-label="Website" tabIndex={-1} autoComplete="off" />
      <p className="hidden wrap-anywhere no-script:block">
        This form needs JavaScript. Without it, write to <Link to={`mailto:${email}`}>{email}</Link>.
      </p>
    </>
  );
}

function statusContent(status: SubmissionStatus<ContactFields>, email: string): ReactNode {
  if (status.name === "pending") return "Sending…";
  if (status.name === "success") return successMessage;
  if (status.name === "suspected") return <SpamWarning email={email} />;
  return status.name === "error" && <SendError status={status} email={email} />;
}

function SpamWarning({ email }: { email: string }) {
  return (
    <>
      <p className="font-medium">Your message has not been sent yet.</p>
      <p>
        A field that only bots see was filled in, perhaps by a program that fills in forms for you. Nothing is lost:
        press ‘Send message’ again, or write to <Link to={`mailto:${email}`}>{email}</Link>.
      </p>
    </>
  );
}

type SendErrorProps = { status: Extract<SubmissionStatus<ContactFields>, { name: "error" }>; email: string };

function SendError({ status, email }: SendErrorProps) {
  const { title, help, detail, canRetry } = mailError(status.failure);
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="font-medium">{title}</p>
      <p>
        {help} Nothing is lost: what you wrote is back in the form. You can also send it to{" "}
        <Link to={mailHref(email, status.values)}>{email}</Link>.
      </p>
      {canRetry && (
        <Button type="submit" variant="secondary" size="compact">
          Try again
        </Button>
      )}
      <p className="text-caption text-secondary">{detail}</p>
    </div>
  );
}
