import { useFields } from "#lib/fields";
import { DemoForm } from "#sections/demo-form";
import { loginSchema } from "#sections/login-form-schema";
import { Checkbox } from "#ui/checkbox";
import { Input } from "#ui/control";
import { Field } from "#ui/field";
import { Heading } from "#ui/heading";
import { Link } from "#ui/link";
import { PasswordInput } from "#ui/password-input";

/**
 * The form that a login would have. There are no accounts; it is a demonstration and sends nothing.
 *
 * Gives: complaints that say how to mend a field; after a valid submit an empty password, the other fields as they were,
 * and the plain word that nothing was sent, with the focus on it.
 */
export function LoginForm() {
  const { control, error, checkAndClear } = useFields(loginSchema);
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
