import type { ReactNode } from "react";
import { DemoForm } from "#sections/shared/demo-form.tsx";
import { EndingLayout } from "#sections/shared/ending-layout.tsx";
import { Input, Textarea } from "#ui/control.tsx";
import { Field } from "#ui/field.tsx";
import { Link } from "#ui/link.tsx";

export type TeamFormProps = {
  /** The member's name, as shown in the heading. */
  name: string;
  /** Other ways to reach the company, below the introduction. */
  details?: ReactNode;
};

/**
 * A note to one member of the team: a demonstration that requires, validates and sends nothing.
 *
 * Guarantees: after a submit unchanged fields and a focused status with the text that nothing was sent and a link to the
 * contact form. It is not printed.
 */
export function TeamForm({ name, details = null }: TeamFormProps) {
  return (
    <EndingLayout
      id="team-form"
      title={`Write to ${name}`}
      lead="Ask what you’d ask at the bench. This form only shows how a note would look; for an answer, use the contact form."
      details={details}
    >
      <DemoForm
        labelledBy="team-form"
        note="Nothing here is required. This form is a demonstration: it sends nothing."
        submitLabel="Send note"
        result={
          <>
            What you wrote is still in the form. To reach {name}, use the <Link to="/contact">contact form</Link>.
          </>
        }
        noScript={
          <>
            Our <Link to="/contact">contact page</Link> says how to reach us without it.
          </>
        }
      >
        <Field label="Name">
          <Input name="name" autoComplete="name" />
        </Field>
        <Field label="Email">
          <Input name="email" type="email" autoComplete="email" spellCheck={false} />
        </Field>
        <Field label="Subject">
          <Input name="subject" />
        </Field>
        <Field label="Address">
          <Input name="address" autoComplete="address-line1" />
        </Field>
        <div className="sm:col-span-2">
          <Field label="Note">
            <Textarea name="note" height="compact" />
          </Field>
        </div>
      </DemoForm>
    </EndingLayout>
  );
}
