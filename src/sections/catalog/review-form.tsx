import { useZodForm } from "#lib/form/use-zod-form.ts";
import { reviewSchema } from "#sections/catalog/review-form-schema.ts";
import { DemoForm, type DemoFormProps } from "#sections/shared/demo-form.tsx";
import { Input, Textarea } from "#ui/control.tsx";
import { Field } from "#ui/field.tsx";
import { RatingInput } from "#ui/rating-input.tsx";

export type ReviewFormProps = Pick<DemoFormProps, "labelledBy" | "instead">;

/**
 * The form for a review of a product: stars, name, email, words. It is a demonstration and sends nothing. A module of
 * its own, loaded when the reviews are first shown.
 *
 * Guarantees: complaints that say how to mend a field; after a valid submit a plain word that nothing was sent, with the
 * focus on it, and everything still there as it was typed.
 */
export function ReviewForm({ labelledBy, instead }: ReviewFormProps) {
  const { control, error, check } = useZodForm(reviewSchema);
  return (
    <DemoForm
      labelledBy={labelledBy}
      note="This form is a demonstration: it sends nothing, and nothing is published."
      action="Post review"
      onCheck={async (event) => Boolean(await check(event))}
      answer="What you wrote is still in the form."
      instead={instead}
    >
      <div className="sm:col-span-2">
        <RatingInput legend="Your rating" error={error("rating")} {...control("rating")} />
      </div>
      <Field label="Name" required error={error("name")}>
        <Input {...control("name")} placeholder="Name *" autoComplete="name" />
      </Field>
      <Field label="Email" required error={error("email")}>
        <Input {...control("email")} type="email" placeholder="Email *" autoComplete="email" spellCheck={false} />
      </Field>
      <div className="sm:col-span-2">
        <Field label="Review" error={error("review")}>
          <Textarea {...control("review")} placeholder="Review *" />
        </Field>
      </div>
    </DemoForm>
  );
}
