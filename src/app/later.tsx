import { lazy, useEffect, type ComponentType } from "react";
import { ErrorBoundary } from "#app/error-boundary.tsx";
import { loadModule } from "#lib/lazy/load-module.ts";
import { CartLinks } from "#sections/cart/mini-cart.tsx";
import type { ReviewFormProps } from "#sections/catalog/review-form.tsx";
import type { MobileMenuProps } from "#sections/site/mobile-menu.tsx";
import { Stack } from "#ui/stack.tsx";

/*
 * What only some visitors need, and they not at once: each arrives when it is first asked for.
 */

/** A part of a page that arrives late; where its code does not arrive, `Instead` takes its place. */
function late<Props extends object>(fetch: () => Promise<ComponentType<Props>>, Instead: ComponentType<Props>) {
  const Part: ComponentType<Props> = lazy(() => loadModule(fetch).then((part) => ({ default: part })));
  return (props: Props) => (
    <ErrorBoundary renderError={() => <Instead {...props} />} resetBy="">
      <Part {...props} />
    </ErrorBoundary>
  );
}

/** Stands where a dialog was asked for. */
const NoDialog = () => (
  <p role="alert" className="text-small">
    This could not be loaded. Reload the page to try again.
  </p>
);

export const VideoDialog = late(() => import("#sections/shared/video-dialog.tsx").then((m) => m.VideoDialog), NoDialog);

export const ZoomDialog = late(() => import("#sections/catalog/zoom-dialog.tsx").then((m) => m.ZoomDialog), NoDialog);

export const WishlistPanel = late(
  () => import("#sections/catalog/wishlist-panel.tsx").then((m) => m.WishlistPanel),
  NoDialog,
);

export const ComparePanel = late(
  () => import("#sections/catalog/compare-panel.tsx").then((m) => m.ComparePanel),
  NoDialog,
);

/** What a notice says can also be read where it happened, so nothing is lost without it. */
export const Toaster = late(
  () => import("#ui/toast.tsx").then((m) => m.Toaster),
  () => null,
);

/** The mobile menu; without it the same links at the foot of the page take its place. */
export const MobileMenu = late(
  () => import("#sections/site/mobile-menu.tsx").then((m) => m.MobileMenu),
  function FooterInstead({ open, onOpenChange }: MobileMenuProps) {
    useEffect(() => {
      if (!open) return;
      onOpenChange(false);
      document.querySelector<HTMLElement>("footer a[href='/home']")?.focus();
    }, [open, onOpenChange]);
    return null;
  },
);

/** The form for a review; without it the way to us takes its place. */
export const ReviewForm = late(
  () => import("#sections/catalog/review-form.tsx").then((m) => m.ReviewForm),
  ({ noScript }: ReviewFormProps) => <p>This form could not be shown here. {noScript}</p>,
);

/** What is in the cart; without it the links to the pages of the cart take its place. */
export const CartPanel = late(
  () => import("#app/cart-panel.tsx").then((m) => m.CartPanel),
  () => (
    <Stack gap="sm">
      <p>Your cart could not be shown here.</p>
      <CartLinks />
    </Stack>
  ),
);

/** The header's search: its box, and what it can find. */
export const search = {
  onNeedBox: () => loadModule(() => import("#sections/site/search-box.tsx").then((m) => m.SearchBox)),
  onNeedEntries: () => loadModule(() => import("#content/generated/search-entries.ts").then((m) => m.searchEntries)),
};
