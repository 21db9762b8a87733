import { useSearchParams } from "react-router-dom";
import { firstAnswer } from "#content/first-answer.ts";
import { contactMeta } from "#content/page-meta/contact.ts";
import { telephone } from "#content/service-photo.ts";
import { site } from "#content/site.ts";
import { ContactPanel } from "#sections/contact/contact-panel.tsx";
import { ProcessSteps } from "#sections/home/process-steps.tsx";
import { PageHeader } from "#sections/site/page-header.tsx";

/** The contact form, beside email address, telephone number and postal address, and what happens next; `?subject=` fills in the subject. */
export function ContactPage() {
  const [params] = useSearchParams();
  return (
    <>
      <PageHeader
        {...contactMeta}
        lead="Tell us what you want to make. A sketch, a drawing or two sentences: an engineer reads every message and answers it."
      />
      <ContactPanel title="Write to us" site={site} photo={telephone} subject={params.get("subject") ?? undefined} />
      <ProcessSteps title="From two sentences to a first answer" steps={firstAnswer} surface="inverse" />
    </>
  );
}
