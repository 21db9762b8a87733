import { lazy, useEffect } from "react";
import { ErrorBoundary } from "#app/error-boundary";
import { enterShop } from "#app/shop-door";
import { load } from "#lib/load";
import { CartLinks } from "#sections/mini-cart";
import type { MobileMenuProps } from "#sections/mobile-menu";
import type { ReviewFormProps } from "#sections/review-form";
import { Stack } from "#ui/stack";

/*
 * What only some visitors need, and they not at once: each arrives when it is first asked for.
 */

const LazyMenu = lazy(() => load(() => import("#sections/mobile-menu").then((m) => ({ default: m.MobileMenu }))));

const LazyReviewForm = lazy(() => load(() => import("#sections/review-form").then((m) => ({ default: m.ReviewForm }))));

const LazyCartPanel = lazy(async () => {
  const [panel] = await Promise.all([load(() => import("#app/cart-panel")), enterShop()]);
  return { default: panel.CartPanel };
});

export const VideoDialog = lazy(() =>
  load(() => import("#sections/video-dialog").then((m) => ({ default: m.VideoDialog }))),
);

export const ZoomDialog = lazy(() =>
  load(() => import("#sections/zoom-dialog").then((m) => ({ default: m.ZoomDialog }))),
);

export const WishlistPanel = lazy(() =>
  load(() => import("#sections/wishlist-panel").then((m) => ({ default: m.WishlistPanel }))),
);

export const ComparePanel = lazy(() =>
  load(() => import("#sections/compare-panel").then((m) => ({ default: m.ComparePanel }))),
);

export const Toaster = lazy(() => load(() => import("#ui/toast").then((m) => ({ default: m.Toaster }))));

/** The header's search: its box, and what it can find. */
export const search = {
  onNeedBox: () => load(() => import("#sections/search-box").then((m) => m.SearchBox)),
  onNeedEntries: () => load(() => import("#content/baked/search-entries").then((m) => m.searchEntries)),
};

/** The mobile menu; where its code does not arrive, the same links at the foot of the page take its place. */
export function MobileMenu(props: MobileMenuProps) {
  return (
    <ErrorBoundary renderError={() => <FooterInstead {...props} />} resetBy="">
      <LazyMenu {...props} />
    </ErrorBoundary>
  );
}

function FooterInstead({ open, onOpenChange }: Pick<MobileMenuProps, "open" | "onOpenChange">) {
  useEffect(() => {
    if (!open) return;
    onOpenChange(false);
    document.querySelector<HTMLElement>("footer a[href='/home']")?.focus();
  }, [open, onOpenChange]);
  return null;
}

/** The form for a review; where its code does not arrive, the way to us takes its place. */
export function ReviewForm(props: ReviewFormProps) {
  return (
    <ErrorBoundary renderError={() => <p>This form could not be shown here. {props.instead}</p>} resetBy="">
      <LazyReviewForm {...props} />
    </ErrorBoundary>
  );
}

/** What is in the cart; where its code does not arrive, the links to the pages of the cart take its place. */
export function CartPanel() {
  return (
    <ErrorBoundary renderError={() => <CartInstead />} resetBy="">
      <LazyCartPanel />
    </ErrorBoundary>
  );
}

function CartInstead() {
  return (
    <Stack gap="sm">
      <p>Your cart could not be shown here.</p>
      <CartLinks />
    </Stack>
  );
}
