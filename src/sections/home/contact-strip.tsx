import { cx } from "class-variance-authority";
import type { Site } from "#content/schema-page.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Container } from "#ui/container.tsx";
import { Heading } from "#ui/heading.tsx";
import { Link } from "#ui/link.tsx";
import { Section } from "#ui/section.tsx";

export type ContactStripProps = {
  title: string;
  /** The label of the button. */
  action: string;
  /** The destination of the button. */
  to: string;
  /** `columns`: the details beside each other; `rows`: in large type below each other. @default columns */
  layout?: "columns" | "rows";
  /** The contact details. */
  site: Pick<Site, "email" | "phone" | "phoneHref" | "address">;
};

/** Contact strip: a button, and the e-mail address, telephone number and address of the company. */
export function ContactStrip({ title, action, to, layout = "columns", site }: ContactStripProps) {
  const details = [
    {
      term: "Email",
      value: (
        <Link to={`mailto:${site.email}`} size="compact">
          {site.email}
        </Link>
      ),
    },
    {
      term: "Call",
      value: (
        <Link to={site.phoneHref} size="compact">
          {site.phone}
        </Link>
      ),
    },
    { term: "Visit", value: site.address },
  ];
  const isLarge = layout === "rows";
  return (
    <Section padding="compact" border="top">
      <Container>
        <div className="flex flex-col gap-8">
          <div className="flex flex-col items-start gap-6 sm:flex-row sm:items-center sm:justify-between">
            <Heading level={2} size={isLarge ? "3xl" : "lg"}>
              {title}
            </Heading>
            <div className="shrink-0">
              <ButtonLink to={to}>{action}</ButtonLink>
            </div>
          </div>
          <dl className={cx("grid grid-cols-1", isLarge || "gap-6 md:grid-cols-3")}>
            {details.map(({ term, value }) => (
              <div
                key={term}
                className={cx(
                  "flex flex-col gap-1 border-t-thin",
                  isLarge
                    ? "border-strong py-5 md:grid md:grid-cols-12 md:items-baseline md:gap-x-6"
                    : "border-control pt-4",
                )}
              >
                <dt className="text-caption font-medium text-secondary md:col-span-3">{term}</dt>
                <dd className={cx("text-balance", isLarge && "display-text text-heading font-medium md:col-span-9")}>
                  {value}
                </dd>
              </div>
            ))}
          </dl>
          <p className="text-caption text-secondary">The address and phone number are sample data.</p>
        </div>
      </Container>
    </Section>
  );
}
