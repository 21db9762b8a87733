import type { ReactNode } from "react";
import { Arrival } from "#app/arrival.tsx";
import { CartCounter } from "#app/cart-counter.tsx";
import { Notices } from "#app/notices.tsx";
import { PageFade } from "#app/page-fade.tsx";
import { recentPosts } from "#content/generated/recent-posts.ts";
import { site } from "#content/site.ts";
import { SiteFooter } from "#sections/site/site-footer.tsx";
import { SiteHeader } from "#sections/site/site-header.tsx";
import { SubscribeBand } from "#sections/site/subscribe-band.tsx";
import { ScrollToTop } from "#ui/scroll-to-top.tsx";
import { SkipLink } from "#ui/skip-link.tsx";

const recent = recentPosts.map(({ id, title, createdAt }) => ({ title, to: `/blog-single/${id}`, date: createdAt }));

const loadSearchEntries = () => import("#content/generated/search-entries.ts").then((m) => m.searchEntries);

/** What every page has around it: the way past the header, the header, the footer, and what speaks up when something happens. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <SiteHeader site={site} cart={<CartCounter />} loadSearchEntries={loadSearchEntries} />
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
