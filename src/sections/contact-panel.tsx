import type { Site } from "#content/schema-page";
import { ContactDetails } from "#sections/contact-details";
import { ContactForm, type ContactFormProps } from "#sections/contact-form";
import { Band } from "#ui/band";
import { Container } from "#ui/container";
import { Grid } from "#ui/grid";
import { SectionHeading } from "#ui/section-heading";
import { Stack } from "#ui/stack";

export type ContactPanelProps = {
  title: string;
  lead: string;
  site: Pick<Site, "email" | "phone" | "phoneHref" | "address">;
  /** What the form does; it is the page's to say. */
  effects: Pick<ContactFormProps, "onSend" | "onSent" | "onUse">;
};

/** A message to us, and beside it the other ways to reach us. */
export function ContactPanel({ title, lead, site, effects }: ContactPanelProps) {
  return (
    <Band labelledBy="contact">
      <Container>
        <Grid columns="sidebar" gap="xl" align="start">
          <Stack gap="lg">
            <SectionHeading id="contact" eyebrow="Contact" title={title} lead={lead} />
            <ContactForm {...effects} email={site.email} />
          </Stack>
          <ContactDetails site={site} />
        </Grid>
      </Container>
    </Band>
  );
}
