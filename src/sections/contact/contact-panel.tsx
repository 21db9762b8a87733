import type { Site } from "#content/schema-page.ts";
import type { Photo } from "#lib/image/picture.ts";
import { ContactDetails } from "#sections/contact/contact-details.tsx";
import { ContactForm, type ContactFormProps } from "#sections/contact/contact-form.tsx";
import { Container } from "#ui/container.tsx";
import { Grid } from "#ui/grid.tsx";
import { Heading } from "#ui/heading.tsx";
import { Picture } from "#ui/picture.tsx";
import { Section } from "#ui/section.tsx";
import { Stack } from "#ui/stack.tsx";
import { Text } from "#ui/text.tsx";

export type ContactPanelProps = Pick<ContactFormProps, "subject" | "onSend" | "onStart"> & {
  title: string;
  /** The contact details. */
  site: Pick<Site, "email" | "phone" | "phoneHref" | "address">;
} & (
    | {
        /** A cut-out above the contact details, for the page that the form is the main part of. */
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
          <Grid columns="two-from-md" gap="lg" align="start">
            <div className="print:hidden">
              <Stack gap="lg">
                <Heading level={2} size="md" id="contact">
                  {title}
                </Heading>
                <ContactForm {...form} email={site.email} />
              </Stack>
            </div>
            <Stack gap="md">
              <div className="stage md:-mt-12 lg:-mt-24 print:hidden">
                <Picture {...photo} sizes="(width < 60rem) 100vw, (width < 94rem) 46vw, 44rem" />
              </div>
              <ContactDetails site={site} />
            </Stack>
          </Grid>
        ) : (
          <div className="grid grid-cols-1 gap-x-8 gap-y-6 md:grid-cols-12">
            <div className="flex flex-col gap-5 md:col-span-5 lg:pe-16">
              <div className="flex flex-col gap-3 print:hidden">
                <Heading level={2} id="contact">
                  {title}
                </Heading>
                <Text tone="secondary">{lead}</Text>
              </div>
              <ContactDetails site={site} layout="facts" />
            </div>
            <div className="md:col-span-7 print:hidden">
              <ContactForm {...form} height="compact" email={site.email} />
            </div>
          </div>
        )}
      </Container>
    </Section>
  );
}
