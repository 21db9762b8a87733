import { loginMeta, registerMeta } from "#content/page-meta/account.ts";
import { LoginForm } from "#sections/account/login-form.tsx";
import { LoginNote } from "#sections/account/login-note.tsx";
import { RegisterForm } from "#sections/account/register-form.tsx";
import { PageHeader } from "#sections/site/page-header.tsx";
import { Container } from "#ui/container.tsx";
import { Grid } from "#ui/grid.tsx";
import { Section } from "#ui/section.tsx";

/** Each form, with a link to the other. */
const forms = {
  login: { meta: loginMeta, Form: LoginForm, other: { to: "/register", action: "See the registration" } },
  register: { meta: registerMeta, Form: RegisterForm, other: { to: "/login", action: "See the login" } },
};

export type AccountPageProps = {
  /** `login`: the form of the login page; `register`: that of the registration. */
  form: keyof typeof forms;
};

/** Login or registration, beside a note that there are no accounts. */
export function AccountPage({ form }: AccountPageProps) {
  const { meta, Form, other } = forms[form];
  return (
    <>
      <PageHeader {...meta} />
      <Section padding="compact" labelledBy={form}>
        <Container>
          <Grid columns="two-from-md" gap="lg" align="start">
            <Form />
            <LoginNote {...other} />
          </Grid>
        </Container>
      </Section>
    </>
  );
}
