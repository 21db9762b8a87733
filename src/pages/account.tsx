import { loginMeta } from "#content/page-meta/login";
import { registerMeta } from "#content/page-meta/register";
import { LoginForm } from "#sections/login-form";
import { LoginNote } from "#sections/login-note";
import { PageOpening } from "#sections/page-opening";
import { RegisterForm } from "#sections/register-form";
import { Band } from "#ui/band";
import { Container } from "#ui/container";
import { Grid } from "#ui/grid";

/** Each form, and the way to the other. */
const forms = {
  login: { meta: loginMeta, Form: LoginForm, other: { to: "/register", action: "See the registration" } },
  register: { meta: registerMeta, Form: RegisterForm, other: { to: "/login", action: "See the login" } },
};

export type AccountPageProps = { form: keyof typeof forms };

/** The form that a login or a registration would have, and the plain word that there are no accounts. */
export function AccountPage({ form }: AccountPageProps) {
  const { meta, Form, other } = forms[form];
  return (
    <>
      <PageOpening {...meta} />
      <Band labelledBy={form}>
        <Container>
          <Grid columns="sidebar" gap="xl" align="start">
            <Form />
            <LoginNote {...other} />
          </Grid>
        </Container>
      </Band>
    </>
  );
}
