import type { Site } from "#content/schema-page.ts";
import { SocialLinks } from "#sections/site/social-links.tsx";
import { ThemeRadios } from "#sections/site/theme-switch.tsx";
import { Accordion, AccordionItem } from "#ui/accordion.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Dialog, type DialogControl } from "#ui/dialog.tsx";
import { Link } from "#ui/link.tsx";
import { NavLink } from "#ui/nav-link.tsx";

export type MobileMenuProps = DialogControl & {
  /** The name, navigation and contact details of the site. */
  site: Site;
};

/**
 * The header's content for small windows, as a sheet. Loaded by the site header when 'Menu' is first pressed.
 *
 * Guarantees: a modal dialog with a Close button; one submenu open at a time; Escape closes it and returns the focus;
 * following a link closes it.
 */
export function MobileMenu({ site, ...control }: MobileMenuProps) {
  return (
    <Dialog {...control} title="Menu" placement="side" size="small">
      <nav aria-label="Main">
        <Accordion type="single">
          <ul role="list">
            {site.navigation.map(({ label, to, children, more }) =>
              children ? (
                <li key={to}>
                  <AccordionItem value={to} title={label} level={3} size="menu">
                    <ul role="list" className="ps-4">
                      {children.map((child) => (
                        <li key={child.to}>
                          <NavLink variant="menu" to={child.to}>
                            {child.label}
                          </NavLink>
                        </li>
                      ))}
                    </ul>
                    {more && (
                      <ul
                        role="list"
                        aria-label={`More of ${label}`}
                        className="mt-2 grid grid-cols-2 gap-x-4 border-t-thin border-hairline ps-4 pt-2 text-small narrow:grid-cols-1"
                      >
                        {more.map((link) => (
                          <li key={link.to}>
                            <NavLink variant="menu" to={link.to}>
                              {link.label}
                            </NavLink>
                          </li>
                        ))}
                      </ul>
                    )}
                  </AccordionItem>
                </li>
              ) : (
                <li
                  key={to}
                  className="flex min-h-control items-center border-b-thin border-hairline py-2 text-subheading font-medium"
                >
                  <NavLink variant="menu" to={to}>
                    {label}
                  </NavLink>
                </li>
              ),
            )}
          </ul>
        </Accordion>
      </nav>
      <div className="flex flex-col gap-6 pt-6">
        <ButtonLink to="/contact" width="full">
          Contact us
        </ButtonLink>
        <address className="flex flex-col items-start gap-1 text-small not-italic">
          <Link to={site.phoneHref} size="target">
            <bdi>{site.phone}</bdi>
          </Link>
          <Link to={`mailto:${site.email}`} size="target">
            {site.email}
          </Link>
          {site.address}
        </address>
        <SocialLinks socials={site.socials} />
        <ThemeRadios />
      </div>
    </Dialog>
  );
}
