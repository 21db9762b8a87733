import { useZodForm } from "#lib/form/use-zod-form.ts";
import { inquirySchema, inquirySubjects } from "#sections/contact/inquiry-form-schema.ts";
import { DemoForm } from "#sections/shared/demo-form.tsx";
import { Input, Select, Textarea } from "#ui/control.tsx";
import { Field } from "#ui/field.tsx";
import { Heading } from "#ui/heading.tsx";
import { Link } from "#ui/link.tsx";

/**
 * The form that asks about a service: name, email, subject, message. It is a demonstration and sends nothing.
 *
 * Guarantees: complaints that say how to mend a field; after a valid submit cleared fields, a plain word that nothing was
 * sent and where to write instead, and the focus on it.
 */
export function InquiryForm() {
  const { control, error, checkAndClear } = useZodForm(inquirySchema);
  return (
    <div className="flex flex-col gap-6">
      <Heading level={2} size="heading" id="inquiry">
        Have project in mind? Let's discuss
      </Heading>
      <DemoForm
        labelledBy="inquiry"
        note="All fields are required. This form is a demonstration: it sends nothing."
        action="Send inquiry"
        onCheck={(event) => checkAndClear(event)}
        answer={
          <>
            To reach us, use the <Link to="/contact">contact form</Link>.
          </>
        }
        instead={
          <>
            Our <Link to="/contact">contact page</Link> says how to reach us without it.
          </>
        }
      >
        <Field label="Name" required error={error("name")}>
          <Input {...control("name")} autoComplete="name" />
        </Field>
        <Field label="Email" required error={error("email")}>
          <Input {...control("email")} type="email" autoComplete="email" spellCheck={false} />
        </Field>
        <div className="sm:col-span-2">
          <Field label="Subject" required error={error("subject")}>
            <Select {...control("subject")}>
              <option value="">Choose a Service</option>
              {inquirySubjects.map((subject) => (
                <option key={subject}>{subject}</option>
              ))}
            </Select>
          </Field>
        </div>
        <div className="sm:col-span-2">
          <Field label="Message" required error={error("message")}>
            <Textarea {...control("message")} />
          </Field>
        </div>
      </DemoForm>
    </div>
  );
}
