import { useZodForm } from "#lib/form/use-zod-form.ts";
import { passwordLength, registerSchema } from "#sections/account/register-form-schema.ts";
import { DemoForm } from "#sections/shared/demo-form.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Input } from "#ui/control.tsx";
import { Field } from "#ui/field.tsx";
import { Heading } from "#ui/heading.tsx";
import { Link } from "#ui/link.tsx";
import { PasswordInput } from "#ui/password-input.tsx";

/**
 * The form that a registration would have. There are no accounts; it is a demonstration and sends nothing.
 *
 * Guarantees: the password's rule before one types; complaints that say how to mend a field; after a valid submit an empty
 * password, the other fields as they were, and the plain word that nothing was sent, with the focus on it.
 */
export function RegisterForm() {
  const { control, error, checkAndClear } = useZodForm(registerSchema);
  return (
    <div className="flex max-w-prose flex-col gap-6">
      <Heading level={2} size="heading" id="register">
        Create an account
      </Heading>
      <DemoForm
        labelledBy="register"
        columns="one"
        note="All fields are required. This form is a demonstration: it creates no account, and nothing is sent."
        action="Register"
        onCheck={(event) => checkAndClear(event, "password")}
        answer="No account was created. Your password has been cleared; the rest is still in the form."
        instead={
          <>
            No account is needed here; the whole site is open, from its <Link to="/home">home page</Link> on.
          </>
        }
      >
        <Field label="Name" required error={error("name")}>
          <Input {...control("name")} autoComplete="name" />
        </Field>
        <Field label="Email" required error={error("email")}>
          <Input {...control("email")} type="email" autoComplete="email" spellCheck={false} />
        </Field>
        <Field
          label="Password"
          required
          hint={`At least ${passwordLength} characters. A few words in a row are easy to remember and hard to guess; no sign or digit is asked for.`}
          error={error("password")}
        >
          <PasswordInput {...control("password")} autoComplete="new-password" />
        </Field>
        <Checkbox
          {...control("terms")}
          label="I accept the terms of this demonstration: no account is created, and nothing is sent."
          required
          error={error("terms")}
        />
      </DemoForm>
    </div>
  );
}
