import { cva } from "class-variance-authority";
import { Breadcrumb, type BreadcrumbItem } from "#ui/breadcrumb.tsx";
import { Container } from "#ui/container.tsx";
import { DocumentHead, type DocumentHeadProps } from "#ui/document-head.tsx";
import { Heading } from "#ui/heading.tsx";

const layout = cva("grid grid-cols-1 gap-x-12 gap-y-4 py-6 md:py-10", {
  variants: { hasLead: { true: "items-end md:grid-cols-2", false: "" } },
});

export type PageHeaderProps = DocumentHeadProps & {
  /** The `h1` and the last breadcrumb; the document's title by default. */
  heading?: string | undefined;
  /** The breadcrumbs between Home and the page. */
  trail?: readonly BreadcrumbItem[] | undefined;
  /** One or two sentences that introduce the page. */
  lead?: string | undefined;
};

/** The start of every page except the homes: its document head, and a strip with its breadcrumb, `h1` and lead. */
export function PageHeader({ heading, trail, lead, ...head }: PageHeaderProps) {
  const title = heading ?? head.title;
  return (
    <>
      <DocumentHead {...head} />
      <div className="border-b-thin border-hairline bg-sunken text-primary print:border-none print:bg-transparent">
        <Container>
          <div className={layout({ hasLead: lead !== undefined })}>
            <div className="md:col-span-full">
              <Breadcrumb current={title} trail={trail} />
            </div>
            <Heading level={1} size="xl">
              {title}
            </Heading>
            {lead && <p className="max-w-prose text-lead text-secondary">{lead}</p>}
          </div>
        </Container>
      </div>
    </>
  );
}
