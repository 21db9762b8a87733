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
  /** The line at the upper edge: `none` below the newsletter, which ends with one of its own. @default top */
  border?: "top" | "none";
};

/** The footer of every page: the company with its contact details, the main and other pages, and the newest posts. */
export function SiteFooter({ site, posts, year, border = "top" }: SiteFooterProps) {
  return (
    <footer
      className={cx("bg-sunken text-primary contain-content", border === "top" && "border-t-thin border-hairline")}
    >
      <Container>
        <div className="grid grid-cols-2 gap-x-6 gap-y-5 py-6 text-caption sm:grid-cols-4 sm:py-8 lg:grid-cols-12 lg:gap-x-8 narrow:grid-cols-1">
          <div className="col-span-full flex flex-col gap-3 lg:col-span-5 lg:pe-16">
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
              <Link to="/home" variant="unstyled" aria-label={`${site.name}, home`}>
                <Logo />
              </Link>
              <SocialLinks socials={site.socials} />
            </div>
            <p className="max-w-prose text-secondary">{site.blurb}</p>
            <address className="flex flex-wrap items-baseline gap-x-5 not-italic">
              <Link to={site.phoneHref} variant="quiet" size="compact">
                <bdi>{site.phone}</bdi>
              </Link>
              <Link to={`mailto:${site.email}`} variant="quiet" size="compact">
                {site.email}
              </Link>
              <span className="text-secondary">{site.address}</span>
            </address>
          </div>
          <Column title="Index" id="footer-index">
            <LinkList links={site.navigation} />
          </Column>
          <Column title="Explore" id="footer-explore">
            <LinkList links={site.morePages} />
          </Column>
          <Column title="Recent Post" id="footer-posts" width="wide">
            <ul role="list" className="flex flex-col gap-1">
              {posts.map(({ title, to, date }) => (
                <li key={to} className="flex flex-col items-start">
                  <Link to={to} variant="quiet" size="compact">
                    <span className="leading-body">{title}</span>
                  </Link>
                  <time dateTime={date} className="data-text text-caption text-secondary max-sm:hidden">
                    {longDate(date)}
                  </time>
                </li>
              ))}
            </ul>
          </Column>
        </div>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-2 border-t-thin border-hairline py-3 text-caption text-secondary">
          <p className="grow text-balance">
            © {year} {site.name}. {site.tagline} {site.disclaimer}
          </p>
          <p className="flex flex-wrap gap-x-8">
            <Link to="/accessibility" variant="quiet" size="compact">
              Accessibility
            </Link>
            <Link to="/site-map" variant="quiet" size="compact">
              Site map
            </Link>
            <span className="no-script:hidden">
              <Link to="?inspect" variant="quiet" size="compact">
                Inspect
              </Link>
            </span>
            <span className="hidden no-script:inline">
              Inspect needs JavaScript; see UI and Foundations in Storybook.
            </span>
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
    <nav
      aria-labelledby={id}
      className={cx(width === "narrow" ? "lg:col-span-2" : "col-span-full sm:col-span-2 lg:col-span-3")}
    >
      <Heading level={2} size="xs" id={id}>
        {title}
      </Heading>
      <div className="pt-1 lg:pt-2">{children}</div>
    </nav>
  );
}
