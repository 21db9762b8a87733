import { cva, cx } from "class-variance-authority";
import { useContext } from "react";
import { SheetContext, type Sheet } from "#sections/site/sheet-context.ts";
import { Breadcrumb, type BreadcrumbItem } from "#ui/breadcrumb.tsx";
import { Container } from "#ui/container.tsx";
import { DocumentHead, type DocumentHeadProps } from "#ui/document-head.tsx";
import { Heading } from "#ui/heading.tsx";

const layout = cva("grid grid-cols-1 items-baseline-last gap-x-12 gap-y-4 py-6 md:gap-y-6 md:pt-10", {
  variants: {
    kind: {
      /** A page of the menu or of the footer: a large title. */
      main: "lg:grid-cols-2",
      /** A page below one of those. */
      detail: "md:grid-cols-2",
      /** A page of one task, such as the cart. */
      task: "",
    },
  },
});

export type PageHeaderProps = DocumentHeadProps & {
  /** The `h1` and the last breadcrumb; the document's title by default. */
  heading?: string | undefined;
  /** The breadcrumbs between Home and the page. */
  trail?: readonly BreadcrumbItem[] | undefined;
  /** One or two sentences that introduce the page. */
  lead?: string | undefined;
  /** True for a page whose `h1` is beside its picture: the strip has the breadcrumb alone. */
  isCompact?: boolean | undefined;
  /** That of the section after it, of which the strip is the upper edge. @default page */
  surface?: "page" | "inverse" | undefined;
};

/**
 * The start of every page except the homes: its document head, and a strip with its breadcrumb, `h1` and lead, which is the
 * head of a drawing sheet: its title block and its marks are decorative, and CSS alone writes the theme.
 */
export function PageHeader({ heading, trail, lead, isCompact = false, surface = "page", ...head }: PageHeaderProps) {
  const title = heading ?? head.title;
  const kind = kindOf({ lead, trail });
  const sheet = useContext(SheetContext);
  return (
    <>
      <DocumentHead {...head} />
      <div
        className={cx("sheet text-primary print:bg-transparent", surface === "inverse" ? "bg-inverse" : "bg-page")}
        data-surface={surface === "inverse" ? surface : undefined}
      >
        <Container>
          <div className="drawn-edge relative border-b-thin border-transparent print:border-none">
            <div className={layout({ kind })}>
              <div className={cx("md:col-span-full md:w-1/2", kind !== "task" && "sm:max-md:pe-24")}>
                <Breadcrumb current={title} trail={trail} />
              </div>
              {!isCompact && (
                <Heading level={1} size={kind === "main" ? "3xl" : "xl"}>
                  {title}
                </Heading>
              )}
              {lead && <p className="max-w-prose text-lead text-balance text-secondary xl:max-w-none">{lead}</p>}
            </div>
            {sheet && <SheetBlock sheet={sheet} isTask={kind === "task"} />}
          </div>
        </Container>
      </div>
    </>
  );
}

function kindOf({ lead, trail }: Pick<PageHeaderProps, "lead" | "trail">) {
  if (lead === undefined) return "task";
  return trail ? "detail" : "main";
}

/** The title block of a sheet beside the breadcrumb, of which windows below `md` have room for the number, except on pages of a task, and phones for none. */
function SheetBlock({ sheet: { number, last, revision }, isTask }: { sheet: Sheet; isTask: boolean }) {
  return (
    <dl
      aria-hidden="true"
      // the title of a page of a task may change, and wrap beside a number
      className={cx(
        "absolute end-0 top-6 flex min-h-target-small items-center gap-x-6 data-text text-small whitespace-nowrap text-secondary max-sm:hidden md:top-10",
        isTask && "max-md:hidden",
      )}
    >
      <div className="flex gap-x-2">
        <dt>Sheet</dt>
        <dd>
          {number}
          <span className="max-md:hidden"> of {last}</span>
        </dd>
      </div>
      <div className="flex gap-x-2 max-md:hidden">
        <dt>Rev.</dt>
        <dd>{revision}</dd>
      </div>
      <div className="flex gap-x-2 max-md:hidden">
        <dt>Theme</dt>
        <dd className="theme-title" />
      </div>
    </dl>
  );
}
