import { DemoForm } from "#sections/shared/demo-form.tsx";
import { Input, Textarea } from "#ui/control.tsx";
import { Field } from "#ui/field.tsx";
import { Grid } from "#ui/grid.tsx";
import { Link } from "#ui/link.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";

export type TeamFormProps = {
  /** Whom one would write to. */
  name: string;
};

/**
 * A note to one member of the team. Nothing in it is required or checked; it is a demonstration and sends nothing.
 *
 * Guarantees: after a submit the plain word that nothing was sent and where to write instead, with the focus on it; what was
 * typed stays.
 */
export function TeamForm({ name }: TeamFormProps) {
  return (
    <Grid columns="two" gap="xl" align="start">
      <SectionHeading
        id="team-form"
        eyebrow="Contact"
        title={`Write to ${name}`}
        lead="Ask what you would ask at the bench. Here you can try how a note would look; the contact form is the one that is answered."
      />
      <DemoForm
        labelledBy="team-form"
        note="Nothing here is required. This form is a demonstration: it sends nothing."
        action="Send note"
        answer={
          <>
            What you wrote is still in the form. To reach {name}, use the <Link to="/contact">contact form</Link>.
          </>
        }
        instead={
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
            <Textarea name="note" />
          </Field>
        </div>
      </DemoForm>
    </Grid>
  );
}
