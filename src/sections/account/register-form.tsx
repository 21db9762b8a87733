import * as z from "zod/mini";
import { checked, email, password, required } from "#lib/form/field-rules.ts";
import { useZodForm } from "#lib/form/use-zod-form.ts";
import { DemoForm } from "#sections/shared/demo-form.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Input } from "#ui/control.tsx";
import { Field } from "#ui/field.tsx";
import { Heading } from "#ui/heading.tsx";
import { Link } from "#ui/link.tsx";
import { PasswordInput } from "#ui/password-input.tsx";

const minPasswordLength = 12;

/** The fields of the registration. */
export const registerSchema = z.object({
  name: required("name", "Tell us what to call you."),
  email: email("email", "It would be the name of your account."),
  password: password("password", `Choose one of at least ${minPasswordLength} characters.`).check(
    z.minLength(
      minPasswordLength,
      `The password must have at least ${minPasswordLength} characters. Add a word or two to make it longer.`,
    ),
  ),
  terms: checked("terms", "Tick the box to go on."),
});

/**
 * A registration form without accounts: a demonstration that sends nothing.
 *
 * Guarantees: the password's rule before typing; error messages that say how to fix a field; after a valid submit an
 * empty password, unchanged other fields, and a focused status with the text that nothing was sent.
 */
export function RegisterForm() {
  const { register, errorOf, validateAndClear } = useZodForm(registerSchema);
  return (
    <div className="flex max-w-prose flex-col gap-6">
      <Heading level={2} size="md" id="register">
        Create an account
      </Heading>
      <DemoForm
        labelledBy="register"
        columns="one"
        note="All fields are required. This form is a demonstration: it creates no account, and nothing is sent."
        submitLabel="Register"
        onValidate={(event) => validateAndClear(event, "password")}
        result="No account was created. Your password has been cleared; the rest is still in the form."
        noScript={
          <>
            No account is needed here; the whole site is open, starting at its <Link to="/home">home page</Link>.
          </>
        }
      >
        <Field label="Name" required error={errorOf("name")}>
          <Input {...register("name")} autoComplete="name" />
        </Field>
        <Field label="Email" required error={errorOf("email")}>
          <Input {...register("email")} type="email" autoComplete="email" spellCheck={false} />
        </Field>
        <Field
          label="Password"
          required
          hint={`At least ${minPasswordLength} characters. A few words in a row are easy to remember and hard to guess; no symbol or digit is required.`}
          error={errorOf("password")}
        >
          <PasswordInput {...register("password")} autoComplete="new-password" />
        </Field>
        <Checkbox
          {...register("terms")}
          label="I accept the terms of this demonstration: no account is created, and nothing is sent."
          required
          error={errorOf("terms")}
        />
      </DemoForm>
    </div>
  );
}
