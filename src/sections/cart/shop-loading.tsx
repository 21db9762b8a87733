import { Link } from "#ui/link.tsx";

export type ShopLoadingProps = {
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
