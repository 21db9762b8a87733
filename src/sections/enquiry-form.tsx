import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { useFields } from "#lib/fields";
import { enquirySchema, enquirySubjects } from "#sections/enquiry-form-schema";
import { Button } from "#ui/button";
import { Input, Select, Textarea } from "#ui/control";
import { Field } from "#ui/field";
import { Heading } from "#ui/heading";
import { Link } from "#ui/link";
import { Status } from "#ui/status";

/**
 * The form that asks about a service: name, email, subject, message. It is a demonstration and sends nothing.
 *
 * Gives: complaints that say how to mend a field; after a valid submit cleared fields, a plain word that nothing was
 * sent and where to write instead, and the focus on it.
 */
export function EnquiryForm() {
  const { control, error, check, clear } = useFields(enquirySchema);
  const [submits, setSubmits] = useState(0);
  const status = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (submits > 0) status.current?.focus();
  }, [submits]);

  const submit = async (event: SubmitEvent) => {
    if (!(await check(event))) return;
    clear();
    setSubmits((count) => count + 1);
  };

  return (
    <div className="flex flex-col gap-6">
      <Heading level={2} size="heading" id="enquiry">
        Have project in mind? Let's discuss
      </Heading>
      <form
        method="dialog"
        noValidate
        aria-labelledby="enquiry"
        className="grid grid-cols-1 gap-6 sm:grid-cols-2 no-script:hidden"
        onSubmit={(event) => void submit(event)}
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
              {enquirySubjects.map((subject) => (
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
        <div className="flex flex-col items-start gap-6 sm:col-span-2">
          <p className="text-small text-secondary">
            All fields are required. This form is a demonstration: it sends nothing.
          </p>
          <Button type="submit">Send enquiry</Button>
          <Status ref={status} spoken="by focus">
            {submits > 0 && (
              <>
                Nothing was sent: this is a demonstration. To reach us, use the <Link to="/contact">contact form</Link>.
              </>
            )}
          </Status>
        </div>
      </form>
      <p className="hidden no-script:block">
        This form needs JavaScript. Our <Link to="/contact">contact page</Link> says how to reach us without it.
      </p>
    </div>
  );
}
