import { messageSentMeta } from "#content/page-meta/message-sent.ts";
import { PageHeader } from "#sections/site/page-header.tsx";
import { ArrowLink } from "#ui/arrow-link.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Container } from "#ui/container.tsx";
import { Section } from "#ui/section.tsx";
import { Stack } from "#ui/stack.tsx";

/** The confirmation of a message that a browser without scripts has sent. */
export function MessageSentPage() {
  return (
    <>
      <PageHeader
        {...messageSentMeta}
        lead="Thank you. An engineer reads every message and answers it, at the email address you gave."
      />
      <Section padding="compact">
        <Container>
          <Stack direction="row" align="center">
            <ButtonLink to="/home">Back to home</ButtonLink>
            <ArrowLink to="/services" label="See what we do" />
          </Stack>
        </Container>
      </Section>
    </>
  );
}
