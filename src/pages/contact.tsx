import { useSearchParams } from "react-router-dom";
import { contactMeta } from "#content/page-meta/contact.ts";
import { site } from "#content/site.ts";
import { ContactPanel } from "#sections/contact/contact-panel.tsx";
import { PageHeader } from "#sections/site/page-header.tsx";

/** The contact form, beside email address, telephone number and postal address; `?subject=` fills in the subject. */
export function ContactPage() {
  const [params] = useSearchParams();
  return (
    <>
      <PageHeader
        {...contactMeta}
        lead="Tell us what you want to make. A sketch, a drawing or two sentences: an engineer reads every message and answers it."
      />
      <ContactPanel title="Write to us" site={site} subject={params.get("subject") ?? undefined} />
    </>
  );
}
