import { registerMeta } from "#content/page-meta/register";
import { LoginNote } from "#sections/login-note";
import { PageOpening } from "#sections/page-opening";
import { RegisterForm } from "#sections/register-form";
import { Band } from "#ui/band";
import { Container } from "#ui/container";
import { Grid } from "#ui/grid";

/** The form that a registration would have, and the plain word that there is none. */
export function RegisterPage() {
  return (
    <>
      <PageOpening {...registerMeta} />
      <Band labelledBy="register">
        <Container>
          <Grid columns="sidebar" gap="xl" align="start">
            <RegisterForm />
            <LoginNote to="/login" action="See the login" />
          </Grid>
        </Container>
      </Band>
    </>
  );
}
