import { useState } from "react";
import type { NavigationEntry } from "#content/schema-page.ts";
import { StepDrawing } from "#sections/shared/step-drawing.tsx";
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
 * focus; the file of the drawings is loaded when a submenu is first open.
 * Requires: a positioned parent, as `Disclosure` does.
 */
export function MainNav({ entries }: MainNavProps) {
  const [isDrawn, setIsDrawn] = useState(false);
  return (
    <nav aria-label="Main" className="flex">
      <ul role="list" className="flex flex-wrap items-stretch">
        {entries.map(({ label, to, children, more }) => (
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
                width="wide"
                onOpen={() => setIsDrawn(true)}
              >
                <ul role="list" aria-label={label} className="flex flex-col gap-4">
                  {children.map((child) => (
                    <li key={child.to} className="relative flex items-end gap-6">
                      <div className="h-20 w-40 shrink-0 border-b-thick border-strong no-script:hidden">
                        {isDrawn && <StepDrawing drawing={child.drawing} size="thumbnail" />}
                      </div>
                      <div>
                        <NavLink variant="entry" to={child.to}>
                          {child.label}
                        </NavLink>
                        <p className="text-small text-secondary">{child.text}</p>
                      </div>
                    </li>
                  ))}
                </ul>
                {more && (
                  <ul
                    role="list"
                    aria-label={`More of ${label}`}
                    className="mt-6 flex flex-wrap justify-between gap-x-4 border-t-thin border-hairline pt-4 text-caption xl:grid xl:grid-cols-2"
                  >
                    {more.map((link) => (
                      <li key={link.to}>
                        <NavLink variant="plain" to={link.to}>
                          {link.label}
                        </NavLink>
                      </li>
                    ))}
                  </ul>
                )}
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
