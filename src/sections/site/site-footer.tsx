import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import type { Site } from "#content/schema-page.ts";
import { longDate } from "#lib/format/text.ts";
import { SocialLinks } from "#sections/site/social-links.tsx";
import { Container } from "#ui/container.tsx";
import { Heading } from "#ui/heading.tsx";
import { Link } from "#ui/link.tsx";
import { Logo } from "#ui/logo.tsx";
import { NavLink } from "#ui/nav-link.tsx";

export type SiteFooterProps = {
  /** The name, navigation and contact details of the site. */
  site: Site;
  /** The newest posts; `date` is a day such as '2026-09-07'. */
  posts: readonly { title: string; to: string; date: string }[];
  /** The year of the copyright line. */
  year: number;
};

/** The footer of every page: the company with its contact details, the main and other pages, and the newest posts. */
export function SiteFooter({ site, posts, year }: SiteFooterProps) {
  return (
    // One pixel higher: the page would show through between two dark edges at a fraction of a pixel.
    <footer className="-mt-px bg-inverse text-primary contain-content" data-surface="inverse">
      <Container>
        <div className="grid grid-cols-2 gap-x-6 gap-y-8 py-10 sm:gap-y-10 sm:py-16 lg:grid-cols-12 lg:gap-x-8 lg:py-24 narrow:grid-cols-1">
          <div className="col-span-full flex flex-col gap-6 lg:col-span-4 lg:pe-12">
            <Link to="/home" variant="unstyled" aria-label={`${site.name}, home`}>
              <Logo />
            </Link>
            <p className="max-w-prose text-secondary">{site.blurb}</p>
            <address className="flex flex-col items-start not-italic">
              <Link to={site.phoneHref} variant="quiet" size="target">
                {site.phone}
              </Link>
              <Link to={`mailto:${site.email}`} variant="quiet" size="target">
                {site.email}
              </Link>
              <span className="py-2 text-balance text-secondary">{site.address}</span>
            </address>
            <SocialLinks socials={site.socials} />
          </div>
          <Column title="Index" id="footer-index">
            <LinkList links={site.navigation} />
          </Column>
          <Column title="Explore" id="footer-explore">
            <LinkList links={site.morePages} />
          </Column>
          <Column title="Recent Post" id="footer-posts" width="wide">
            <ul role="list" className="flex flex-col gap-4 pt-2">
              {posts.map(({ title, to, date }) => (
                <li key={to} className="flex flex-col items-start gap-1">
                  <Link to={to} variant="quiet">
                    {title}
                  </Link>
                  <time dateTime={date} className="text-small text-secondary">
                    {longDate(date)}
                  </time>
                </li>
              ))}
            </ul>
          </Column>
        </div>
        {/* The space at the end is that of the scroll-to-top button, above which nothing can scroll. */}
        <div className="flex flex-wrap items-center gap-x-8 gap-y-2 border-t-thin border-hairline py-4 pe-16 text-small text-secondary xl:pe-0">
          <p>
            © {year} {site.name}. {site.tagline}
          </p>
          <p className="grow">{site.disclaimer}</p>
          <p className="flex flex-wrap gap-x-8">
            <Link to="/accessibility" variant="quiet" size="target">
              Accessibility
            </Link>
            <Link to="/site-map" variant="quiet" size="target">
              Site map
            </Link>
          </p>
        </div>
      </Container>
    </footer>
  );
}

function LinkList({ links }: { links: readonly { label: string; to: string }[] }) {
  return (
    <ul role="list">
      {links.map(({ label, to }) => (
        <li key={to}>
          <NavLink variant="plain" to={to}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

type ColumnProps = { title: string; id: string; width?: "narrow" | "wide"; children: ReactNode };

function Column({ title, id, width = "narrow", children }: ColumnProps) {
  return (
    <nav aria-labelledby={id} className={cx(width === "narrow" ? "lg:col-span-2" : "col-span-full lg:col-span-4")}>
      <Heading level={2} size="xs" id={id}>
        {title}
      </Heading>
      <div className="pt-1 sm:pt-3">{children}</div>
    </nav>
  );
}
