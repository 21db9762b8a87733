import type { NavigationEntry } from "#content/schema-page.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { Icon } from "#ui/icon.tsx";
import { NavLink } from "#ui/nav-link.tsx";

export type MainNavProps = {
  /** The links, some with a submenu. */
  entries: readonly NavigationEntry[];
};

/**
 * The main navigation as a row of links.
 *
 * Guarantees: a named `nav`; `aria-current=page`; submenus that open on click and hover, and without JavaScript on hover and
 * focus.
 * Requires: a positioned parent, as `Disclosure` does.
 */
export function MainNav({ entries }: MainNavProps) {
  return (
    <nav aria-label="Main" className="flex">
      <ul role="list" className="flex flex-wrap items-stretch">
        {entries.map(({ label, to, children }) => (
          <li key={to} className="flex items-center">
            {children ? (
              <Disclosure
                label={`${label} submenu`}
                icon={<Icon name="chevron-down" size="sm" />}
                leadingContent={
                  <NavLink variant="bar" to={to}>
                    {label}
                  </NavLink>
                }
                openOn="hover"
                align="start"
                width="content"
              >
                <ul role="list" aria-label={label}>
                  {children.map((child) => (
                    <li key={child.to}>
                      <NavLink variant="menu" to={child.to}>
                        {child.label}
                      </NavLink>
                    </li>
                  ))}
                </ul>
              </Disclosure>
            ) : (
              <NavLink variant="bar" to={to}>
                {label}
              </NavLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
