import type { Site } from "#content/schema-page.ts";
import type { Photo } from "#lib/image/picture.ts";
import { ContactDetails } from "#sections/contact/contact-details.tsx";
import { ContactForm, type ContactFormProps } from "#sections/contact/contact-form.tsx";
import { Container } from "#ui/container.tsx";
import { Grid } from "#ui/grid.tsx";
import { Heading } from "#ui/heading.tsx";
import { Picture } from "#ui/picture.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { Section } from "#ui/section.tsx";
import { Stack } from "#ui/stack.tsx";

export type ContactPanelProps = Pick<ContactFormProps, "subject" | "onSend" | "onStart"> & {
  title: string;
  /** A sentence below the title; without it, the page's header introduces the form, and the title is small. */
  lead?: string;
  /** The contact details. */
  site: Pick<Site, "email" | "phone" | "phoneHref" | "address">;
  /** A cut-out above the contact details, which are then as wide as the form. */
  photo?: Photo;
};

/** The contact form beside email address, telephone number and postal address; paper has the latter only. */
export function ContactPanel({ title, lead, site, photo, ...form }: ContactPanelProps) {
  return (
    <Section labelledBy="contact">
      <Container>
        <Grid columns={photo ? "two-from-md" : "sidebar"} gap={photo ? "lg" : "xl"} align="start">
          <div className="print:hidden">
            <Stack gap="lg">
              {lead === undefined ? (
                <Heading level={2} size="md" id="contact">
                  {title}
                </Heading>
              ) : (
                <SectionHeading id="contact" title={title} lead={lead} />
              )}
              <ContactForm {...form} email={site.email} />
            </Stack>
          </div>
          <Stack gap="md">
            {photo && (
              <div className="stage md:-mt-12 lg:-mt-24 print:hidden">
                <Picture {...photo} sizes="(width < 60rem) 100vw, (width < 94rem) 46vw, 44rem" />
              </div>
            )}
            <ContactDetails site={site} />
          </Stack>
        </Grid>
      </Container>
    </Section>
  );
}
