import { useLocation } from "react-router-dom";
import * as z from "zod/mini";
import { email, required } from "#lib/form/field-rules.ts";
import { useZodForm } from "#lib/form/use-zod-form.ts";
import { DemoForm, type DemoFormProps } from "#sections/shared/demo-form.tsx";
import { Input, Textarea } from "#ui/control.tsx";
import { Field } from "#ui/field.tsx";
import { RatingInput } from "#ui/rating-input.tsx";

/** The fields of a review; rating and text are optional. */
export const reviewSchema = z.object({
  rating: z.nullish(z.enum(["1", "2", "3", "4", "5"])),
  name: required("name", "Tell us what to call you."),
  email: email("email"),
  review: z.string(),
});

export type ReviewFormProps = Pick<DemoFormProps, "labelledBy" | "noScript">;

/**
 * The form for a review of a product: a demonstration that sends nothing.
 *
 * Guarantees: error messages that say how to fix a field; after a valid submit unchanged fields and a focused status
 * with the text that nothing was sent; what was typed is back after other pages and a reload.
 */
export function ReviewForm({ labelledBy, noScript }: ReviewFormProps) {
  const { register, errorOf, validate } = useZodForm(reviewSchema);
  const { pathname } = useLocation();
  return (
    <DemoForm
      labelledBy={labelledBy}
      note="This form is a demonstration: it sends nothing, and nothing is published."
      submitLabel="Post review"
      onValidate={async (event) => Boolean(await validate(event))}
      result="What you wrote is still in the form."
      noScript={noScript}
      keepAs={`review ${pathname}`}
    >
      <div className="sm:col-span-2">
        <RatingInput legend="Your rating" error={errorOf("rating")} {...register("rating")} />
      </div>
      <Field label="Name" required error={errorOf("name")}>
        <Input {...register("name")} placeholder="Name *" autoComplete="name" />
      </Field>
      <Field label="Email" required error={errorOf("email")}>
        <Input {...register("email")} type="email" placeholder="Email *" autoComplete="email" spellCheck={false} />
      </Field>
      <div className="sm:col-span-2">
        <Field label="Review" error={errorOf("review")}>
          <Textarea {...register("review")} placeholder="Review *" />
        </Field>
      </div>
    </DemoForm>
  );
}
