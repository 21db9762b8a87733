import type { Site } from "#content/schema-page.ts";
import type { Photo } from "#lib/image/picture.ts";
import { ContactDetails } from "#sections/contact/contact-details.tsx";
import { ContactForm, type ContactFormProps } from "#sections/contact/contact-form.tsx";
import { EndingLayout } from "#sections/shared/ending-layout.tsx";
import { Container } from "#ui/container.tsx";
import { Grid } from "#ui/grid.tsx";
import { Heading } from "#ui/heading.tsx";
import { Picture } from "#ui/picture.tsx";
import { Section } from "#ui/section.tsx";
import { Stack } from "#ui/stack.tsx";

export type ContactPanelProps = Pick<ContactFormProps, "subject" | "onSend" | "onStart"> & {
  title: string;
  /** The contact details. */
  site: Pick<Site, "email" | "phone" | "phoneHref" | "address">;
} & (
    | {
        /** A cut-out beside the form, with the contact details below both, for the page that the form is the main part of. */
        photo: Photo;
        lead?: never;
      }
    | {
        /** A sentence below the title, for the ending of another page: contact details and form are compact. */
        lead: string;
        photo?: never;
      }
  );

/** The contact form beside email address, telephone number and postal address; paper has the latter only. */
export function ContactPanel({ title, lead, site, photo, ...form }: ContactPanelProps) {
  return (
    <Section labelledBy="contact" padding={photo ? "normal" : "compact"}>
      <Container>
        {photo ? (
          <Stack gap="xl">
            <Grid columns="two-from-md" gap="lg" align="center">
              <div className="print:hidden">
                <Stack gap="lg">
                  <Heading level={2} id="contact">
                    {title}
                  </Heading>
                  <ContactForm {...form} email={site.email} />
                </Stack>
              </div>
              <div className="stage print:hidden">
                <Picture {...photo} sizes="(width < 60rem) 100vw, (width < 94rem) 46vw, 44rem" />
              </div>
            </Grid>
            <ContactDetails site={site} />
          </Stack>
        ) : (
          <EndingLayout id="contact" title={title} lead={lead} details={<ContactDetails site={site} layout="facts" />}>
            <ContactForm {...form} height="compact" email={site.email} />
          </EndingLayout>
        )}
      </Container>
    </Section>
  );
}
