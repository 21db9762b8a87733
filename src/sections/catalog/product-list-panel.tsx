import { useId, type ReactNode } from "react";
import { neighborOf, useFocusAfterRemoval } from "#lib/focus/focus-after-removal.ts";
import { ShopLoading, type ShopLoadingProps } from "#sections/cart/shop-loading.tsx";
import type { ProductFacts } from "#shop/product-facts.ts";
import { Button } from "#ui/button.tsx";
import { Dialog, type DialogControl, type DialogProps } from "#ui/dialog.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Picture } from "#ui/picture.tsx";

/** What every panel of a list is given. */
export type ProductListPanelActions = DialogControl & {
  /** What is on the list; undefined until that is known. */
  items: readonly ProductFacts[] | undefined;
  onAdd: (id: number) => void;
  onRemove: (id: number) => void;
  onEmpty: () => void;
};

export type ProductListPanelProps = Omit<ProductListPanelActions, "onAdd"> &
  Pick<DialogProps, "title" | "placement" | "size"> & {
    /** The list's name inside a sentence: 'wishlist'. */
    noun: ShopLoadingProps["part"];
    /** How something gets onto the list. */
    hint: string;
    /** Draws the products; each has its remove button somewhere. */
    renderItems: (items: readonly ProductFacts[], renderRemove: (item: ProductFacts) => ReactNode) => ReactNode;
  };

/**
 * The frame of a list's dialog: its products, the way to take them off one by one or all at once, and what it says
 * when nothing is on it.
 *
 * Guarantees: removing moves the focus to the next remove button, else to the words that the list is empty.
 */
export function ProductListPanel({
  items,
  onRemove,
  onEmpty,
  noun,
  hint,
  renderItems,
  ...dialog
}: ProductListPanelProps) {
  const id = useId();
  const focusAfterRemoval = useFocusAfterRemoval();
  const remove = (item: ProductFacts) => {
    if (items) focusAfterRemoval(`${id}-${neighborOf(items, item.id) ?? "empty"}`);
    onRemove(item.id);
  };
  const empty = () => {
    focusAfterRemoval(`${id}-empty`);
    onEmpty();
  };
  const removeButton = (item: ProductFacts) => (
    <IconButton
      id={`${id}-${item.id}`}
      label={`Remove ${item.title} from ${noun}`}
      icon={<Icon name="x" />}
      onClick={() => remove(item)}
    />
  );
  return (
    <Dialog {...dialog}>
      {items === undefined && <ShopLoading part={noun} />}
      {items?.length === 0 && (
        <div id={`${id}-empty`} tabIndex={-1}>
          <p className="font-semibold">Your {noun} is empty</p>
          <p className="mt-2 text-small text-secondary">{hint}</p>
        </div>
      )}
      {items && items.length > 0 && (
        <>
          {renderItems(items, removeButton)}
          <div className="-ms-4 pt-4">
            <Button tone="quiet" size="compact" onClick={empty}>
              Empty the list
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

/** A product's picture beside its title; plain ground for what the catalog no longer has. */
export function ListItemCover({ photo }: Pick<ProductFacts, "photo">) {
  return photo ? (
    <Picture picture={photo.picture} alt="" sizes="10rem" ratio="square" radius="card" />
  ) : (
    <div className="aspect-square rounded-card bg-sunken" />
  );
}

/** A product's title, which leads to it as long as the catalog has it. */
export function ListItemTitle({ id, title, available }: Pick<ProductFacts, "id" | "title" | "available">) {
  return available ? (
    <Link to={`/product-single/${id}`} variant="title">
      {title}
    </Link>
  ) : (
    title
  );
}
