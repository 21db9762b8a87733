import { contactMeta } from "#content/page-meta/contact";
import { site } from "#content/site";
import { byMail } from "#lib/message";
import { ContactPanel } from "#sections/contact-panel";
import { PageOpening } from "#sections/page-opening";

/** The way to us: a form that sends, and every other way. */
export function ContactPage() {
  return (
    <>
      <PageOpening {...contactMeta} />
      <ContactPanel
        title="Tell us what you want to make"
        lead="A sketch, a drawing or two sentences: an engineer reads every message and answers it."
        site={site}
        effects={byMail}
      />
    </>
  );
}
