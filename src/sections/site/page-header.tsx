import banner from "#assets/banner-page-title.webp?hero";
import { Breadcrumb, type BreadcrumbItem } from "#ui/breadcrumb.tsx";
import { Container } from "#ui/container.tsx";
import { DocumentHead, type DocumentHeadProps } from "#ui/document-head.tsx";
import { Heading } from "#ui/heading.tsx";
import { Picture } from "#ui/picture.tsx";

export type PageHeaderProps = DocumentHeadProps & {
  /** The `h1` and the last breadcrumb; the document's title by default. */
  heading?: string;
  /** The breadcrumbs between Home and the page. */
  trail?: readonly BreadcrumbItem[];
};

/** The start of every page except the homes: its document head, and a banner with its `h1` and breadcrumb. */
export function PageHeader({ heading, trail, ...head }: PageHeaderProps) {
  const title = heading ?? head.title;
  return (
    <>
      <DocumentHead {...head} />
      <div
        className="relative flex flex-col justify-end bg-inverse text-on-inverse sm:min-h-banner print:min-h-0 print:bg-transparent print:text-current"
        data-surface="inverse"
      >
        {/* The picture is decorative. Small windows, where the title needs the width, do not load it. */}
        <div className="absolute inset-y-0 start-1/4 end-0 hidden mask-l-from-50% sm:block print:hidden">
          <Picture picture={banner} alt="" sizes="75vw" ratio="fill" position="left" />
        </div>
        <div className="relative">
          <Container>
            <div className="flex flex-col gap-6 py-10 md:py-14">
              <div className="sm:w-1/2">
                <Heading level={1}>{title}</Heading>
              </div>
              <Breadcrumb current={title} trail={trail} />
            </div>
          </Container>
        </div>
      </div>
    </>
  );
}
