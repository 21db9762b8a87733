import type { Site } from "#content/schema-page";
import { SocialLinks } from "#sections/social-links";
import { Container } from "#ui/container";
import { Icon } from "#ui/icon";
import { Link } from "#ui/link";

export type TopBarProps = { site: Pick<Site, "phone" | "phoneHref" | "email" | "address" | "socials"> };

/** The ways to reach the company, above the header; it scrolls away. Small windows have what does not fit in the menu. */
export function TopBar({ site: { phone, phoneHref, email, address, socials } }: TopBarProps) {
  return (
    <div className="bg-inverse text-caption text-on-inverse" data-surface="inverse">
      <Container>
        <div className="flex min-h-topbar items-center justify-between gap-x-6">
          <ul role="list" aria-label="Contact" className="flex flex-wrap items-center gap-x-4 lg:gap-x-8">
            <li>
              <Link to={phoneHref} look="inverse">
                <span className="inline-flex items-center gap-2 py-1 whitespace-nowrap tabular-nums">
                  <span className="hidden text-on-inverse-accent md:block">
                    <Icon name="phone" size="sm" />
                  </span>
                  {phone}
                </span>
              </Link>
            </li>
            <li>
              <Link to={`mailto:${email}`} look="inverse">
                <span className="inline-flex items-center gap-2 py-1 whitespace-nowrap">
                  <span className="hidden text-on-inverse-accent md:block">
                    <Icon name="mail" size="sm" />
                  </span>
                  {email}
                </span>
              </Link>
            </li>
            <li className="hidden items-center gap-2 py-1 text-on-inverse-secondary sm:flex">
              <span className="hidden text-on-inverse-accent md:block">
                <Icon name="map-pin" size="sm" />
              </span>
              {address}
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
