import * as z from "zod/mini";
import { email, password } from "#lib/form/field-rules.ts";
import { useZodForm } from "#lib/form/use-zod-form.ts";
import { DemoForm } from "#sections/shared/demo-form.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Input } from "#ui/control.tsx";
import { Field } from "#ui/field.tsx";
import { Heading } from "#ui/heading.tsx";
import { Link } from "#ui/link.tsx";
import { PasswordInput } from "#ui/password-input.tsx";

/** The fields of the login. */
export const loginSchema = z.object({
  email: email("email", "Type the address of an account; any will do."),
  password: password("password", "Type anything: it is not sent."),
  remember: z.boolean(),
});

/**
 * A login form without accounts: a demonstration that sends nothing.
 *
 * Guarantees: error messages that say how to fix a field; after a valid submit an empty password, unchanged other
 * fields, and a focused status with the text that nothing was sent.
 */
export function LoginForm() {
  const { register, errorOf, validateAndClear } = useZodForm(loginSchema);
  return (
    <div className="flex max-w-prose flex-col gap-6">
      <Heading level={2} size="md" id="login">
        Welcome back
      </Heading>
      <DemoForm
        labelledBy="login"
        columns="one"
        note="Email and password are required. This form is a demonstration: there are no accounts, and nothing is sent."
        submitLabel="Log in"
        onValidate={(event) => validateAndClear(event, "password")}
        result="There are no accounts to log in to. Your password has been cleared; the rest is still in the form."
        noScript={
          <>
            There are no accounts to log in to; the whole site is open, starting at its{" "}
            <Link to="/home">home page</Link>.
          </>
        }
      >
        <Field label="Email" required error={errorOf("email")}>
          <Input {...register("email")} type="email" autoComplete="email" spellCheck={false} />
        </Field>
        <Field label="Password" required error={errorOf("password")}>
          <PasswordInput {...register("password")} autoComplete="current-password" />
        </Field>
        <Checkbox {...register("remember")} label="Remember me" />
      </DemoForm>
    </div>
  );
}
