import type { ReactNode } from "react";
import type { Site } from "#content/schema-page.ts";
import { SocialLinks } from "#sections/site/social-links.tsx";
import { Container } from "#ui/container.tsx";
import { Icon, type IconProps } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";

export type TopBarProps = { site: Pick<Site, "phone" | "phoneHref" | "email" | "address" | "socials"> };

/** The ways to reach the company, above the header; it scrolls away. Small windows have what does not fit in the menu. */
export function TopBar({ site: { phone, phoneHref, email, address, socials } }: TopBarProps) {
  return (
    <div className="bg-inverse text-caption text-on-inverse" data-surface="inverse">
      <Container>
        <div className="flex min-h-topbar items-center justify-between gap-x-6">
          <ul role="list" aria-label="Contact" className="flex flex-wrap items-center gap-x-4 lg:gap-x-8">
            <li className="whitespace-nowrap">
              <Link to={phoneHref} variant="inverse">
                <Way icon="phone">{phone}</Way>
              </Link>
            </li>
            <li className="whitespace-nowrap">
              <Link to={`mailto:${email}`} variant="inverse">
                <Way icon="mail">{email}</Way>
              </Link>
            </li>
            <li className="hidden text-on-inverse-secondary sm:block">
              <Way icon="map-pin">{address}</Way>
            </li>
          </ul>
          <div className="-me-2 hidden md:block">
            <SocialLinks socials={socials} />
          </div>
        </div>
      </Container>
    </div>
  );
}

/** One way to reach the company, with a drawing where there is room. */
function Way({ icon, children }: { icon: IconProps["name"]; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2 py-1 tabular-nums">
      <span className="hidden text-on-inverse-accent md:block">
        <Icon name={icon} size="sm" />
      </span>
      {children}
    </span>
  );
}
