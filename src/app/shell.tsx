import type { ReactNode } from "react";
import { Arrival } from "#app/arrival";
import { CartPanel, MobileMenu, search } from "#app/later";
import { Notices } from "#app/notices";
import { recentPosts } from "#content/baked/recent-posts";
import { site } from "#content/site";
import { SiteFooter } from "#sections/site-footer";
import { SiteHeader } from "#sections/site-header";
import { SubscribeBand } from "#sections/subscribe-band";
import type { Shop } from "#shop/store";
import { useShop } from "#shop/use-shop";
import { ScrollToTop } from "#ui/scroll-to-top";
import { SkipLink } from "#ui/skip-link";

const recent = recentPosts.map(({ id, title, createdAt }) => ({ title, to: `/blog-single/${id}`, date: createdAt }));

/** How many pieces are in the cart, once that is known. */
const pieces = ({ phase, state }: Shop) =>
  phase === "ready" ? state.cart.reduce((sum, { qty }) => sum + qty, 0) : undefined;

/** What every page has around it: the way past the header, the header, the footer, and what speaks up when something happens. */
export function Shell({ children }: { children: ReactNode }) {
  const count = useShop(pieces);
  return (
    <>
      <SkipLink />
      <SiteHeader site={site} cart={{ count, Panel: CartPanel }} search={search} Menu={MobileMenu} />
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
