import type { Site } from "#content/schema-page.ts";
import { Heading } from "#ui/heading.tsx";
import { Link } from "#ui/link.tsx";
import { Stack } from "#ui/stack.tsx";
import { Text } from "#ui/text.tsx";

export type ContactDetailsProps = {
  /** The contact details. */
  site: Pick<Site, "email" | "phone" | "phoneHref" | "address">;
};

/** Email address, telephone number and postal address. */
export function ContactDetails({ site }: ContactDetailsProps) {
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
    { term: "Visit us", value: site.address },
  ];
  return (
    <Stack gap="md">
      <Heading level={2} size="md">
        Reach us directly
      </Heading>
      <dl className="flex flex-col">
        {details.map(({ term, value }) => (
          <div key={term} className="flex flex-col gap-1 border-t-thin border-control py-4">
            <dt className="text-caption font-medium text-secondary">{term}</dt>
            <dd className="text-title text-balance">{value}</dd>
          </div>
        ))}
      </dl>
      <Text size="small" tone="secondary">
        We answer on the next working day. Address and telephone number are sample data.
      </Text>
    </Stack>
  );
}
