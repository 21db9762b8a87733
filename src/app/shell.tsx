import { Outlet, useLocation } from "react-router-dom";
import { ErrorPage } from "#app/error-page.tsx";
import { PageTransition } from "#app/page-transition.tsx";
import { RouteFocus } from "#app/route-focus.tsx";
import { ScrollRestoration } from "#app/scroll-restoration.tsx";
import { LazyToaster } from "#app/toaster.tsx";
import { recentPosts } from "#content/generated/recent-posts.ts";
import { loadItems } from "#content/load-data.ts";
import { site } from "#content/site.ts";
import { MiniCart } from "#sections/cart/mini-cart.tsx";
import { SiteFooter } from "#sections/site/site-footer.tsx";
import { SiteHeader } from "#sections/site/site-header.tsx";
import { SubscribeBand } from "#sections/site/subscribe-band.tsx";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { ScrollToTop } from "#ui/scroll-to-top.tsx";
import { SkipLink } from "#ui/skip-link.tsx";

const recent = recentPosts.map(({ id, title, createdAt }) => ({ title, to: `/blog-single/${id}`, date: createdAt }));

const loadCartPanel = () => import("#app/cart-panel.tsx").then((m) => m.CartPanel);
const loadSearchEntries = () => loadItems("search");

/** The parts around every page: skip link, header, footer, notices, and what follows a navigation. */
export function Shell() {
  const { pathname } = useLocation();
  return (
    <>
      <SiteHeader
        site={site}
        skipLink={<SkipLink />}
        cart={<MiniCart loadPanel={loadCartPanel} />}
        loadSearchEntries={loadSearchEntries}
      />
      <main id="main" tabIndex={-1}>
        <ErrorBoundary renderError={(error) => <ErrorPage error={error} />} resetKey={pathname}>
          <Outlet />
        </ErrorBoundary>
      </main>
      <SubscribeBand />
      <SiteFooter site={site} posts={recent} year={2026} />
      <ScrollToTop />
      <LazyToaster />
      <ScrollRestoration />
      <RouteFocus />
      <PageTransition />
    </>
  );
}
