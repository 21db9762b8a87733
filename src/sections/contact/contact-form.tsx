import { useEffect, useEffectEvent } from "react";
import type * as z from "zod/mini";
import { useZodForm } from "#lib/form/use-zod-form.ts";
import { messageSchemas } from "#lib/mail/message-schema.ts";
import { MailForm, type SendingProps } from "#sections/contact/mail-form.tsx";
import { Input, Textarea } from "#ui/control.tsx";
import { Field } from "#ui/field.tsx";

export type ContactFields = z.infer<typeof messageSchemas.contact>;

export type ContactFormProps = SendingProps<ContactFields> & {
  /** The subject that the form begins with; what a visitor has typed stays. */
  subject?: string | undefined;
  /** `compact`: a lower field for the message, at the end of a page. @default normal */
  height?: "normal" | "compact";
};

/**
 * The form that sends a message by email.
 *
 * Guarantees: error messages that say how to fix a field; one message for any number of presses; fields that are cleared
 * when sent and restored after an error; a focused status with help, retry and the email address after an error, with a
 * confirmation after a success. Without JavaScript the server takes the message, or the email address replaces the form.
 */
export function ContactForm({ subject, height = "normal", ...sending }: ContactFormProps) {
  const form = useZodForm(messageSchemas.contact);
  const { register, errorOf, getValues, setValues } = form;
  const fillSubject = useEffectEvent((text: string) => {
    if (!getValues().subject) setValues({ ...getValues(), subject: text });
  });
  useEffect(() => {
    if (subject) fillSubject(subject);
  }, [subject]);

  return (
    <MailForm {...sending} name="contact" form={form} label={{ "aria-label": "Contact" }} submitLabel="Send message">
      {(readOnly) => (
        <>
          <Field label="Subject" required error={errorOf("subject")}>
            <Input {...register("subject")} defaultValue={subject} readOnly={readOnly} />
          </Field>
          <Field label="Email" required error={errorOf("email")}>
            <Input {...register("email")} type="email" autoComplete="email" spellCheck={false} readOnly={readOnly} />
          </Field>
          <div className="sm:col-span-2">
            <Field label="Message" required error={errorOf("message")}>
              <Textarea {...register("message")} height={height} readOnly={readOnly} />
            </Field>
          </div>
        </>
      )}
    </MailForm>
  );
}
