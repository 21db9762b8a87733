import type { ReactNode } from "react";
import { Arrival } from "#app/arrival";
import { CartCounter } from "#app/cart-counter";
import { MobileMenu, search } from "#app/later";
import { Notices } from "#app/notices";
import { PageFade } from "#app/page-fade";
import { recentPosts } from "#content/baked/recent-posts";
import { site } from "#content/site";
import { SiteFooter } from "#sections/site-footer";
import { SiteHeader } from "#sections/site-header";
import { SubscribeBand } from "#sections/subscribe-band";
import { ScrollToTop } from "#ui/scroll-to-top";
import { SkipLink } from "#ui/skip-link";

const recent = recentPosts.map(({ id, title, createdAt }) => ({ title, to: `/blog-single/${id}`, date: createdAt }));

/** What every page has around it: the way past the header, the header, the footer, and what speaks up when something happens. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <SiteHeader site={site} cart={<CartCounter />} search={search} Menu={MobileMenu} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SubscribeBand />
      <SiteFooter site={site} posts={recent} year={2026} />
      <ScrollToTop />
      <Notices />
      <Arrival />
      <PageFade />
    </>
  );
}
