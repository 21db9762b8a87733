import { cva } from "class-variance-authority";
import type { Site } from "#content/schema-page.ts";
import { Grid } from "#ui/grid.tsx";
import { Heading } from "#ui/heading.tsx";
import { Link } from "#ui/link.tsx";
import { Stack } from "#ui/stack.tsx";
import { Text } from "#ui/text.tsx";
import type { VariantProps } from "#ui/variant-props.ts";

const row = cva("flex gap-x-4 border-t-thin", {
  variants: {
    /** `rows`: the values in large type, from `md` on beside the heading; `facts`: in the type of the text. @default rows */
    layout: {
      rows: "flex-col gap-y-1 border-control py-4 lg:flex-row lg:items-baseline",
      facts: "items-center border-hairline last:border-b-thin narrow:flex-wrap",
    },
  },
  defaultVariants: { layout: "rows" },
});

export type ContactDetailsProps = VariantProps<typeof row> & {
  /** The contact details. */
  site: Pick<Site, "email" | "phone" | "phoneHref" | "address">;
};

/** Email address, telephone number and postal address. */
export function ContactDetails({ site, layout = "rows" }: ContactDetailsProps) {
  const isLarge = layout === "rows";
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
  const heading = (
    <Heading level={2} size={isLarge ? "lg" : "xs"}>
      Reach us directly
    </Heading>
  );
  const list = (
    <dl>
      {details.map(({ term, value }) => (
        <div key={term} className={row({ layout })}>
          <dt className="w-20 shrink-0 text-small text-secondary">{term}</dt>
          <dd
            className={
              isLarge
                ? "min-w-0 display-text text-heading font-medium text-balance"
                : "flex min-h-target min-w-0 items-center text-body"
            }
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
  const note = (
    <Text size={isLarge ? "small" : "caption"} tone="secondary">
      We answer on the next working day. Address and telephone number are sample data.
    </Text>
  );
  return isLarge ? (
    <Grid columns="two-from-md" gap="lg">
      <Stack gap="sm">
        {heading}
        {note}
      </Stack>
      {list}
    </Grid>
  ) : (
    <div className="flex flex-col gap-2">
      {heading}
      {list}
      {note}
    </div>
  );
}
