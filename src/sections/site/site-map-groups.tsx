import type { SiteMapGroup } from "#content/schema-page.ts";
import { Heading } from "#ui/heading.tsx";
import { Link } from "#ui/link.tsx";

export type SiteMapGroupsProps = {
  /** The links by kind, each with a unique id. */
  groups: readonly SiteMapGroup[];
  /** The level of the headings in the page's outline. */
  level: 2 | 3;
};

/** Links by kind, each group beside its heading; the heading links to the page that lists the group, if there is one. */
export function SiteMapGroups({ groups, level }: SiteMapGroupsProps) {
  return (
    <div className="border-b-thin border-hairline">
      {groups.map(({ id, title, to, links }) => (
        <section
          key={id}
          aria-labelledby={id}
          className="grid grid-cols-1 gap-x-8 gap-y-2 border-t-thin border-hairline py-6 md:grid-cols-4 md:items-baseline"
        >
          <Heading level={level} size="sm" id={id}>
            {to ? (
              <Link to={to} variant="title" size="compact">
                {title}
              </Link>
            ) : (
              title
            )}
          </Heading>
          <ul
            role="list"
            className="grid grid-cols-1 items-baseline gap-x-8 sm:grid-cols-2 md:col-span-3 lg:grid-cols-3"
          >
            {links.map(({ label, to: address }) => (
              <li key={address} className="py-2">
                <Link to={address} variant="quiet" size="compact">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
