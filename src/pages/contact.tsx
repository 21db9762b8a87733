import { contactMeta } from "#content/page-meta/contact.ts";
import { site } from "#content/site.ts";
import { byMail } from "#lib/mail/message.ts";
import { ContactPanel } from "#sections/contact/contact-panel.tsx";
import { PageHeader } from "#sections/site/page-header.tsx";

/** The way to us: a form that sends, and every other way. */
export function ContactPage() {
  return (
    <>
      <PageHeader {...contactMeta} />
      <ContactPanel
        title="Tell us what you want to make"
        lead="A sketch, a drawing or two sentences: an engineer reads every message and answers it."
        site={site}
        effects={byMail}
      />
    </>
  );
}
