import type { ReactNode } from "react";
import { Link } from "#ui/link.tsx";

export type ShopLoadingProps = {
  /** What is loading: the `cart`, the `wishlist`, the `compare list` or the `order`. */
  part: "cart" | "order" | "wishlist" | "compare list";
};

/** The fallback for a part of the shop during a restore, and without JavaScript. */
export function ShopLoading({ part }: ShopLoadingProps) {
  return (
    <div>
      <p className="text-secondary no-script:hidden">Looking up your {part} in this browser…</p>
      <p className="hidden no-script:block">
        Your {part} needs JavaScript. Without it, <Link to="/contact">write to us</Link> which books you would like.
      </p>
    </div>
  );
}

export type RestoredPageProps = {
  /** The page's header and sections. */
  children: ReactNode;
};

/**
 * A page whose content depends on the browser's storage. At least as tall as the window, so that the footer, which moves
 * when the content has been restored, is out of view before and after: no layout shift.
 */
export function RestoredPage({ children }: RestoredPageProps) {
  return <div className="min-h-screen print:min-h-0 no-script:min-h-0">{children}</div>;
}
