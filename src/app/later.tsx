import { lazy, useEffect } from "react";
import { ErrorBoundary } from "#app/error-boundary";
import { load } from "#lib/load";
import type { MobileMenuProps } from "#sections/mobile-menu";

/*
 * What only some visitors need, and they not at once: each arrives when it is first asked for.
 */

const LazyMenu = lazy(() => load(() => import("#sections/mobile-menu").then((m) => ({ default: m.MobileMenu }))));

export const VideoDialog = lazy(() =>
  load(() => import("#sections/video-dialog").then((m) => ({ default: m.VideoDialog }))),
);

export const Toaster = lazy(() => load(() => import("#ui/toast").then((m) => ({ default: m.Toaster }))));

/** What the header's search can find. */
export const searchEntries = () => load(() => import("#content/search-entry").then((m) => m.searchEntries));

/** Reads what the shop kept; only visits that have something kept, or that shop, need it. */
export const shopReader = () => import("#shop/stored").then((m) => m.readShop);

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
