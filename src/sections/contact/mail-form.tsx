import { cva, cx } from "class-variance-authority";
import type { ReactNode } from "react";
import type { ZodForm } from "#lib/form/use-zod-form.ts";
import { mailError, mailHref, type MailError } from "#lib/mail/mail-error.ts";
import type { MessageForm } from "#lib/mail/message-schema.ts";
import { prepareMail, sendMail, type MailOutcome } from "#lib/mail/send-mail.ts";
import { notify } from "#lib/toast/notice.ts";
import { useFormSubmission, type SubmissionStatus } from "#sections/contact/use-form-submission.ts";
import { Button } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { Status } from "#ui/status.tsx";

const successMessage = "Message succesfully sent!";

const kinds = { idle: "info", pending: "info", success: "success", suspected: "error", error: "error" } as const;

const columns = cva("grid grid-cols-1 gap-x-6 gap-y-4 sm:grid-cols-2 no-receiver:hidden");

/** What a message has at least. */
type Message = Record<string, string> & { subject: string; message: string };

/** How a form sends; stories replace the mail service. */
export type SendingProps<Values> = {
  /** The address that is offered beside the form. */
  email: string;
  /** Sends the message; the mail service by default. */
  onSend?: ((fields: Values) => Promise<MailOutcome>) | undefined;
  /** Called when the form is first used; loads the mail client by default. */
  onStart?: (() => void) | undefined;
  /** Called after a message was sent. */
  onSuccess?: (() => void) | undefined;
  /** Minimum time between first focus and sending, in milliseconds. @default 3000 */
  minimumTime?: number | undefined;
};

export type MailFormProps<Values extends Message> = SendingProps<Values> & {
  /** The key of the form's draft, and of its rules on the server. */
  name: MessageForm;
  form: ZodForm<Values>;
  /** The name of the form, or the id of the heading that names it. */
  label: { "aria-label": string } | { "aria-labelledby": string };
  /** The fields, which are read-only while sending; `sm:col-span-2` makes one span both columns. */
  children: (readOnly: boolean) => ReactNode;
  /** Text of the button. */
  submitLabel: string;
};

/**
 * The frame of a form that sends a message by email: note, fields, button and status.
 *
 * Guarantees: one message for any number of presses; fields that are cleared when sent and restored after an error; a
 * focused status with help, retry and the email address after an error, with a confirmation after a success. Without
 * JavaScript the server takes the message; where none does, the email address replaces the form.
 */
export function MailForm<Values extends Message>({
  name,
  form,
  label,
  children,
  submitLabel,
  email,
  onSend = (fields) => sendMail(fields),
  onStart = prepareMail,
  onSuccess,
  minimumTime = 3000,
}: MailFormProps<Values>) {
  const { status, statusRef, honeypotRef, formProps } = useFormSubmission<Values>({
    name,
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
          ? `Your message was not sent. It is back in the ${name} form.`
          : `Your earlier message was not sent. It is back when you next open the ${name} form, and its fields are empty.`,
      }),
  });
  const readOnly = status.name === "pending";

  return (
    <>
      {/* A server that takes messages turns `dialog`, which does nothing without scripts, into `post`. */}
      <form {...formProps} {...label} data-message-form={name} method="dialog" noValidate className={columns()}>
        <p className="text-small text-secondary sm:col-span-2">
          All fields are required. A demonstration: your message goes to whoever runs this copy of the site.
        </p>
        {children(readOnly)}
        <div className={cx("flex flex-col items-start sm:col-span-2", status.name !== "idle" && "gap-6")}>
          <Button type="submit" aria-disabled={readOnly}>
            {submitLabel}
          </Button>
          <Status ref={statusRef} kind={kinds[status.name]} announcedBy={status.announcedBy}>
            {statusContent(status, email)}
          </Status>
        </div>
        {/* A honeypot: scripts never send its value, and the server none that is filled in. */}
        <input ref={honeypotRef} hidden name="website" aria-label="Website" tabIndex={-1} autoComplete="off" />
      </form>
      <p className="hidden wrap-anywhere no-receiver:block">
        This form needs JavaScript. Without it, write to <Link to={`mailto:${email}`}>{email}</Link>.
      </p>
    </>
  );
}

function statusContent(status: SubmissionStatus<Message>, email: string): ReactNode {
  if (status.name === "pending") return "Sending…";
  if (status.name === "success") return successMessage;
  if (status.name === "suspected") return <SpamWarning email={email} />;
  if (status.name !== "error") return undefined;
  return <SendError error={mailError(status.failure)} email={email} href={mailHref(email, status.values)} />;
}

/** The text after a submit with a filled honeypot. */
export function SpamWarning({ email }: { email: string }) {
  return (
    <>
      <p className="font-medium">Your message has not been sent yet.</p>
      <p>
        A field that only bots see was filled in, perhaps by a program that fills in forms for you. Nothing is lost:
        press the button again, or write to <Link to={`mailto:${email}`}>{email}</Link>.
      </p>
    </>
  );
}

export type SendErrorProps = {
  error: MailError;
  email: string;
  /** The mailto address with the message. */
  href: string;
};

/** The text after a message could not be sent, with a way to send it all the same. */
export function SendError({ error: { title, help, detail, canRetry }, email, href }: SendErrorProps) {
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="font-medium">{title}</p>
      <p>
        {help} Nothing is lost: what you wrote is back in the form. You can also send it to{" "}
        <Link to={href}>{email}</Link>.
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
