import { useSyncExternalStore } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { ErrorPage } from "#app/error-page.tsx";
import { PageTransition } from "#app/page-transition.tsx";
import { PlainFooter, PlainHeader } from "#app/plain-links.tsx";
import { RouteFocus } from "#app/route-focus.tsx";
import { ScrollRestoration } from "#app/scroll-restoration.tsx";
import { recentPosts } from "#content/derived/recent-posts.ts";
import { loadList } from "#content/load-data.ts";
import { pathOf } from "#content/path-of.ts";
import { site } from "#content/site.ts";
import { readNotices, watchNotices } from "#lib/toast/notice.ts";
import { MiniCart } from "#sections/cart/mini-cart.tsx";
import { SiteFooter } from "#sections/site/site-footer.tsx";
import { SiteHeader } from "#sections/site/site-header.tsx";
import { SubscribeBand } from "#sections/site/subscribe-band.tsx";
import { useCartCount } from "#shop/store.ts";
import { Deferred } from "#ui/deferred.tsx";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { ScrollToTop } from "#ui/scroll-to-top.tsx";
import { SkipLink } from "#ui/skip-link.tsx";

/** Set by the build, because the year of a visitor's clock may differ from that of the prerendered page. */
const buildYear: number = import.meta.env.VITE_BUILD_YEAR;

const recent = recentPosts.map(({ id, title, createdAt }) => ({ title, to: pathOf("post", id), date: createdAt }));

const loadCartPanel = () => import("#app/cart-panel.tsx").then((m) => m.CartPanel);
const loadSearchEntries = () => loadList("search");

const loadToaster = () => import("#ui/toast.tsx").then((m) => m.Toaster);

export type ShellProps = {
  /** Whether the page ends with the newsletter. */
  hasNewsletter: boolean;
  /** Loads the code and the record of the page again. */
  loadPage: () => Promise<unknown>;
};

/**
 * The parts around every page: skip link, header, footer, notices, and what follows a navigation. Header, page, newsletter
 * and footer have a boundary each, so that an error in one leaves the others; the next page renders it again.
 */
export function Shell({ hasNewsletter, loadPage }: ShellProps) {
  const { pathname } = useLocation();
  return (
    <>
      <ErrorBoundary renderError={() => <PlainHeader />} resetKey={pathname}>
        <SiteHeader site={site} skipLink={<SkipLink />} cart={<HeaderCart />} loadSearchEntries={loadSearchEntries} />
      </ErrorBoundary>
      <main id="main" tabIndex={-1}>
        <ErrorBoundary
          renderError={(error, retry) => <ErrorPage error={error} recovery={{ loadPage, retry }} />}
          resetKey={pathname}
        >
          <Outlet />
        </ErrorBoundary>
      </main>
      {hasNewsletter && (
        <ErrorBoundary renderError={() => null} resetKey={pathname}>
          <SubscribeBand />
        </ErrorBoundary>
      )}
      <ErrorBoundary renderError={() => <PlainFooter />} resetKey={pathname}>
        <SiteFooter site={site} posts={recent} year={buildYear} border={hasNewsletter ? "none" : "top"} />
      </ErrorBoundary>
      <ScrollToTop />
      <LazyToaster />
      <ScrollRestoration />
      <RouteFocus />
      <PageTransition />
    </>
  );
}

/** The cart of the header, connected to the shop: an action renders only it again. */
function HeaderCart() {
  return <MiniCart count={useCartCount()} loadPanel={loadCartPanel} />;
}

let latestId = 0;
const readLatestId = () => (latestId = readNotices().at(-1)?.id ?? latestId);

/** The toaster, loaded with the first notice. Notices repeat what the page shows, so a failure needs no message. */
function LazyToaster() {
  const noticeId = useSyncExternalStore(watchNotices, readLatestId, () => 0);
  return (
    noticeId > 0 && (
      <Deferred load={loadToaster} retryKey={noticeId} error={null}>
        {(Toaster) => <Toaster />}
      </Deferred>
    )
  );
}
