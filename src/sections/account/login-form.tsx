import { useZodForm } from "#lib/form/use-zod-form.ts";
import { loginSchema } from "#sections/account/login-form-schema.ts";
import { DemoForm } from "#sections/shared/demo-form.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Input } from "#ui/control.tsx";
import { Field } from "#ui/field.tsx";
import { Heading } from "#ui/heading.tsx";
import { Link } from "#ui/link.tsx";
import { PasswordInput } from "#ui/password-input.tsx";

/**
 * The form that a login would have. There are no accounts; it is a demonstration and sends nothing.
 *
 * Guarantees: complaints that say how to mend a field; after a valid submit an empty password, the other fields as they were,
 * and the plain word that nothing was sent, with the focus on it.
 */
export function LoginForm() {
  const { control, error, checkAndClear } = useZodForm(loginSchema);
  return (
    <div className="flex max-w-prose flex-col gap-6">
      <Heading level={2} size="heading" id="login">
        Log in
      </Heading>
      <DemoForm
        labelledBy="login"
        columns="one"
        note="Email and password are required. This form is a demonstration: there are no accounts, and nothing is sent."
        action="Log in"
        onCheck={(event) => checkAndClear(event, "password")}
        answer="There are no accounts to log in to. Your password has been cleared; the rest is still in the form."
        instead={
          <>
            There are no accounts to log in to; the whole site is open, from its <Link to="/home">home page</Link> on.
          </>
        }
      >
        <Field label="Email" required error={error("email")}>
          <Input {...control("email")} type="email" autoComplete="username" spellCheck={false} />
        </Field>
        <Field label="Password" required error={error("password")}>
          <PasswordInput {...control("password")} autoComplete="current-password" />
        </Field>
        <Checkbox {...control("remember")} label="Remember me" />
      </DemoForm>
    </div>
  );
}
