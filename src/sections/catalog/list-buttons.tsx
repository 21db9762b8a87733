import { cx } from "class-variance-authority";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";

export type ListButtonsProps = {
  /** The title of the product. */
  title: string;
  inWishlist: boolean;
  /** Undefined during a restore. */
  inCompareList: boolean | undefined;
  /** Called to put the product on the wishlist, or to remove it. */
  onToggleWishlist: () => void;
  /** Called to put the product on the compare list, or to remove it. */
  onCompare: () => void;
};

/**
 * The two small buttons beside a product that put it on the visitor's lists.
 *
 * Guarantees: 'Wishlist', with `aria-pressed`, and 'Compare', each named with the title.
 */
export function ListButtons({ title, inWishlist, inCompareList, onToggleWishlist, onCompare }: ListButtonsProps) {
  return (
    <>
      <IconButton
        label={`Wishlist: ${title}`}
        aria-pressed={inWishlist}
        icon={
          <span className={cx("flex", inWishlist && "text-accent")}>
            <Icon name={inWishlist ? "heart-fill" : "heart"} />
          </span>
        }
        onClick={onToggleWishlist}
      />
      <IconButton
        label={`Compare: ${title}${inCompareList ? ", in the list" : ""}`}
        icon={<CompareIcon checked={inCompareList} />}
        onClick={onCompare}
      />
    </>
  );
}

/** The state of the button is visible by color and by the shape of the check mark. */
function CompareIcon({ checked = false }: { checked: boolean | undefined }) {
  if (!checked) return <Icon name="scale" />;
  return (
    <span className="relative flex text-accent">
      <Icon name="scale" />
      <span className="absolute -end-3 -bottom-1 rounded-pill bg-page">
        <Icon name="check" size="sm" />
      </span>
    </span>
  );
}
