import { loginMeta } from "#content/page-meta/login";
import { LoginForm } from "#sections/login-form";
import { LoginNote } from "#sections/login-note";
import { PageOpening } from "#sections/page-opening";
import { Band } from "#ui/band";
import { Container } from "#ui/container";
import { Grid } from "#ui/grid";

/** The form that a login would have, and the plain word that there is none. */
export function LoginPage() {
  return (
    <>
      <PageOpening {...loginMeta} />
      <Band labelledBy="login">
        <Container>
          <Grid columns="sidebar" gap="xl" align="start">
            <LoginForm />
            <LoginNote to="/register" action="See the registration" />
          </Grid>
        </Container>
      </Band>
    </>
  );
}
