import type { ReactNode } from "react";
import type { Site } from "#content/schema-page.ts";
import { SocialLinks } from "#sections/site/social-links.tsx";
import { Container } from "#ui/container.tsx";
import { Icon, type IconProps } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";

export type TopBarProps = {
  /** The contact details and profiles of the site. */
  site: Pick<Site, "phone" | "phoneHref" | "email" | "address" | "socials">;
};

/**
 * Contact details above the header, which scroll out of view and return when the keyboard reaches them; small windows show
 * the rest in the menu.
 */
export function TopBar({ site: { phone, phoneHref, email, address, socials } }: TopBarProps) {
  return (
    <div className="relative bg-inverse text-caption text-primary" data-surface="inverse">
      <Container>
        <div className="@container flex min-h-topbar items-center justify-between gap-x-6">
          <ul
            role="list"
            aria-label="Contact"
            data-ring="inside"
            className="-mx-1 flex items-center sm:-mx-2 lg:gap-x-4"
          >
            <li>
              <Link to={phoneHref} variant="quiet" size="target">
                <ContactDetail icon="phone">
                  <bdi>{phone}</bdi>
                </ContactDetail>
              </Link>
            </li>
            <li className="hidden phone-row:block">
              <Link to={`mailto:${email}`} variant="quiet" size="target">
                <ContactDetail icon="mail">{email}</ContactDetail>
              </Link>
            </li>
            <li className="hidden text-secondary contact-row:block">
              <ContactDetail icon="map-pin">{address}</ContactDetail>
            </li>
          </ul>
          <div className="-me-2 hidden md:block">
            <SocialLinks socials={socials} />
          </div>
        </div>
      </Container>
      <span aria-hidden="true" className="absolute inset-x-0 bottom-0 border-b-thin border-band" />
    </div>
  );
}

/** A contact detail, with an icon on wide screens. */
function ContactDetail({ icon, children }: { icon: IconProps["name"]; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2 px-1 py-1 sm:px-2">
      <span className="hidden md:block">
        <Icon name={icon} size="sm" />
      </span>
      {children}
    </span>
  );
}
