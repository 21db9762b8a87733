import type { ReactNode } from "react";
import type * as z from "zod/mini";
import { useZodForm } from "#lib/form/use-zod-form.ts";
import { inquirySubjects, messageSchemas } from "#lib/mail/message-schema.ts";
import { MailForm, type SendingProps } from "#sections/contact/mail-form.tsx";
import { EndingLayout } from "#sections/shared/ending-layout.tsx";
import { Input, Select, Textarea } from "#ui/control.tsx";
import { Field } from "#ui/field.tsx";

export type InquiryFormProps = SendingProps<z.infer<typeof messageSchemas.inquiry>> & {
  /** Other ways to reach the company, below the introduction. */
  details?: ReactNode;
};

/**
 * The form for a question about a service, which sends a message by email.
 *
 * Guarantees: error messages that say how to fix a field; after a valid submit empty fields, and a focused status with a
 * confirmation, or with help and the email address. Without JavaScript the server takes the message, or the email
 * address replaces the form. It is not printed.
 */
export function InquiryForm({ details = null, ...sending }: InquiryFormProps) {
  const form = useZodForm(messageSchemas.inquiry);
  const { register, errorOf } = form;
  return (
    <EndingLayout
      id="inquiry"
      title="Have project in mind? Let's discuss"
      lead="Say what you make and what you need to know. An engineer reads every inquiry and answers it."
      details={details}
    >
      <MailForm
        {...sending}
        name="inquiry"
        form={form}
        label={{ "aria-labelledby": "inquiry" }}
        submitLabel="Send inquiry"
      >
        {(readOnly) => (
          <>
            <Field label="Name" required error={errorOf("name")}>
              <Input {...register("name")} autoComplete="name" readOnly={readOnly} />
            </Field>
            <Field label="Email" required error={errorOf("email")}>
              <Input {...register("email")} type="email" autoComplete="email" spellCheck={false} readOnly={readOnly} />
            </Field>
            <div className="sm:col-span-2">
              <Field label="Subject" required error={errorOf("subject")}>
                <Select {...register("subject")}>
                  <option value="">Choose a Service</option>
                  {inquirySubjects.map((subject) => (
                    <option key={subject}>{subject}</option>
                  ))}
                </Select>
              </Field>
            </div>
            <div className="sm:col-span-2">
              <Field label="Message" required error={errorOf("message")}>
                <Textarea {...register("message")} height="compact" readOnly={readOnly} />
              </Field>
            </div>
          </>
        )}
      </MailForm>
    </EndingLayout>
  );
}
