import { Link } from "#ui/link.tsx";

export type ShopLoadingProps = {
  /** What is being looked up. */
  thing: "cart" | "order" | "wishlist" | "compare list";
};

/** Stands for a part of the shop until what the browser kept is known, and is all there is of it without JavaScript. */
export function ShopLoading({ thing }: ShopLoadingProps) {
  return (
    <div>
      <p className="text-secondary no-script:hidden">Looking up your {thing} in this browser…</p>
      <p className="hidden no-script:block">
        Your {thing} needs JavaScript. Without it, <Link to="/contact">write to us</Link> which books you would like.
      </p>
    </div>
  );
}
