import { cva } from "class-variance-authority";
import type { Site } from "#content/schema-page.ts";
import { Heading } from "#ui/heading.tsx";
import { Link } from "#ui/link.tsx";
import { Text } from "#ui/text.tsx";
import type { VariantProps } from "#ui/variant-props.ts";

const row = cva("border-t-thin", {
  variants: {
    /** `columns`: each value below its term, in large type, from `md` on side by side; `facts`: beside it, in the type of the text. @default columns */
    layout: {
      columns: "flex flex-col gap-1 border-control py-4",
      facts: "flex items-center gap-x-4 border-hairline last:border-b-thin narrow:flex-wrap",
    },
  },
  defaultVariants: { layout: "columns" },
});

export type ContactDetailsProps = VariantProps<typeof row> & {
  /** The contact details. */
  site: Pick<Site, "email" | "phone" | "phoneHref" | "address">;
};

/** Email address, telephone number and postal address. */
export function ContactDetails({ site, layout = "columns" }: ContactDetailsProps) {
  const isLarge = layout === "columns";
  const details = [
    {
      term: "Email us",
      value: (
        <Link to={`mailto:${site.email}`} size="target">
          {site.email}
        </Link>
      ),
    },
    {
      term: "Call us",
      value: (
        <Link to={site.phoneHref} size="target" dir="ltr">
          {site.phone}
        </Link>
      ),
    },
    { term: "Visit us", value: <span className="py-1">{site.address}</span> },
  ];
  return (
    <div className={isLarge ? "flex flex-col gap-6" : "flex flex-col gap-2"}>
      <Heading level={2} size={isLarge ? "md" : "xs"}>
        Reach us directly
      </Heading>
      <dl className={isLarge ? "grid grid-cols-1 md:grid-cols-3 md:gap-x-12" : "flex flex-col"}>
        {details.map(({ term, value }) => (
          <div key={term} className={row({ layout })}>
            <dt
              className={
                isLarge ? "text-caption font-medium text-secondary" : "w-20 shrink-0 text-small text-secondary"
              }
            >
              {term}
            </dt>
            <dd
              className={
                isLarge
                  ? "display-text text-subheading text-balance md:text-heading"
                  : "flex min-h-target min-w-0 items-center text-body"
              }
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <Text size={isLarge ? "small" : "caption"} tone="secondary">
        We answer on the next working day. Address and telephone number are sample data.
      </Text>
    </div>
  );
}
