import * as z from "zod/mini";
import { choice, email, letters, required } from "#lib/form/field-rules.ts";
import { useZodForm } from "#lib/form/use-zod-form.ts";
import { DemoForm } from "#sections/shared/demo-form.tsx";
import { Input, Select, Textarea } from "#ui/control.tsx";
import { Field } from "#ui/field.tsx";
import { Heading } from "#ui/heading.tsx";
import { Link } from "#ui/link.tsx";

/** The services in the subject list; its first entry, 'Choose a Service', is a placeholder and not valid. */
const inquirySubjects = ["Tax Management", "Financial Advices", "Risk Management"] as const;

/** The fields of the inquiry. */
export const inquirySchema = z.object({
  name: letters("name", "Tell us what to call you."),
  email: email("email"),
  subject: choice("subject", inquirySubjects, "Choose a service from the list."),
  message: required("message", "Tell us about your project."),
});

/**
 * The form for a question about a service: a demonstration that sends nothing.
 *
 * Guarantees: error messages that say how to fix a field; after a valid submit empty fields and a focused status
 * with the text that nothing was sent and a link to the contact form.
 */
export function InquiryForm() {
  const { register, errorOf, validateAndClear } = useZodForm(inquirySchema);
  return (
    <div className="flex flex-col gap-6">
      <Heading level={2} size="md" id="inquiry">
        Have project in mind? Let's discuss
      </Heading>
      <DemoForm
        labelledBy="inquiry"
        note="All fields are required. This form is a demonstration: it sends nothing."
        submitLabel="Send inquiry"
        onValidate={(event) => validateAndClear(event)}
        result={
          <>
            To reach us, use the <Link to="/contact">contact form</Link>.
          </>
        }
        noScript={
          <>
            Our <Link to="/contact">contact page</Link> says how to reach us without it.
          </>
        }
      >
        <Field label="Name" required error={errorOf("name")}>
          <Input {...register("name")} autoComplete="name" />
        </Field>
        <Field label="Email" required error={errorOf("email")}>
          <Input {...register("email")} type="email" autoComplete="email" spellCheck={false} />
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
            <Textarea {...register("message")} />
          </Field>
        </div>
      </DemoForm>
    </div>
  );
}
