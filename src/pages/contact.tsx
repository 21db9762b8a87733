import { contactMeta } from "#content/page-meta/contact.ts";
import { site } from "#content/site.ts";
import { ContactPanel } from "#sections/contact/contact-panel.tsx";
import { PageHeader } from "#sections/site/page-header.tsx";

/** The contact form, beside email address, telephone number and postal address. */
export function ContactPage() {
  return (
    <>
      <PageHeader {...contactMeta} />
      <ContactPanel
        title="Tell us what you want to make"
        lead="A sketch, a drawing or two sentences: an engineer reads every message and answers it."
        site={site}
      />
    </>
  );
}
