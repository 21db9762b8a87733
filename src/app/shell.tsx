import type { ReactNode } from "react";
import { Arrival } from "#app/arrival";
import { MobileMenu, searchEntries } from "#app/later";
import { Notices } from "#app/notices";
import { postSummaries } from "#content/post-summary";
import { site } from "#content/site";
import { SiteFooter } from "#sections/site-footer";
import { SiteHeader } from "#sections/site-header";
import { SubscribeBand } from "#sections/subscribe-band";
import { ScrollToTop } from "#ui/scroll-to-top";
import { SkipLink } from "#ui/skip-link";

/** The three newest posts, for the footer. */
const recent = postSummaries
  .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
  .slice(0, 3)
  .map(({ id, title, createdAt }) => ({ title, to: `/blog-single/${id}`, date: createdAt }));

/** What every page has around it: the way past the header, the header, the footer, and what speaks up when something happens. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <SiteHeader site={site} onNeedEntries={searchEntries} Menu={MobileMenu} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SubscribeBand />
      <SiteFooter site={site} posts={recent} year={2026} />
      <ScrollToTop />
      <Notices />
      <Arrival />
    </>
  );
}
