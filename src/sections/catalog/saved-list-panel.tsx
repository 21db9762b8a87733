import { useId, type ReactNode } from "react";
import { pathOf } from "#content/path-of.ts";
import { neighborOf, useFocusAfterRemoval } from "#lib/focus/move-focus.ts";
import { LineCover } from "#sections/cart/line-cover.tsx";
import { ShopLoading, type ShopLoadingProps } from "#sections/cart/shop-loading.tsx";
import { ProductStrip, type ProductStripProps } from "#sections/catalog/product-strip.tsx";
import type { FormattedProduct } from "#shop/format-product.ts";
import { Button } from "#ui/button.tsx";
import { Dialog, type DialogControl, type DialogProps } from "#ui/dialog.tsx";
import { Heading } from "#ui/heading.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";

/** The props of both list dialogs. */
export type SavedListPanelActions = DialogControl & {
  /** Undefined during a restore. */
  items: readonly FormattedProduct[] | undefined;
  /** Products to offer on an empty list, of which two are shown. */
  suggestions: ProductStripProps["products"];
  /** Called with the id of a product to put into the cart. */
  onAdd: (id: number) => void;
  /** Called with the id of the product to remove. */
  onRemove: (id: number) => void;
  /** Called to remove all products. */
  onEmpty: () => void;
};

export type SavedListPanelProps = Omit<SavedListPanelActions, "onAdd"> &
  Pick<DialogProps, "title" | "placement" | "size"> & {
    /** The name of the list within a sentence: `wishlist`, `compare list`, `cart` or `order`. */
    noun: ShopLoadingProps["part"];
    /** Explains how to add products, on an empty list. */
    hint: string;
    /** Renders the products; each includes the result of `renderRemove`. */
    renderItems: (items: readonly FormattedProduct[], renderRemove: (item: FormattedProduct) => ReactNode) => ReactNode;
  };

/**
 * The dialog of a product list: its products, the buttons that remove one or all of them, and the empty message.
 *
 * Guarantees: removing a product moves the focus to the next remove button, or to the empty message.
 */
export function SavedListPanel({
  items,
  suggestions,
  onRemove,
  onEmpty,
  noun,
  hint,
  renderItems,
  ...dialog
}: SavedListPanelProps) {
  const id = useId();
  const focusAfterRemoval = useFocusAfterRemoval();
  const remove = (item: FormattedProduct) => {
    if (items) focusAfterRemoval(`${id}-${neighborOf(items, item.id) ?? "empty"}`);
    onRemove(item.id);
  };
  const empty = () => {
    focusAfterRemoval(`${id}-empty`);
    onEmpty();
  };
  const removeButton = (item: FormattedProduct) => (
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
        <>
          <div id={`${id}-empty`} tabIndex={-1} className="flex flex-col gap-2 pb-8">
            <Heading level={3} size="sm">
              Your {noun} is empty
            </Heading>
            <p className="text-small text-secondary">{hint}</p>
          </div>
          <ProductStrip
            title="Start with one of these"
            level={3}
            size="xs"
            columns="two"
            products={suggestions.slice(0, 2)}
          />
        </>
      )}
      {items && items.length > 0 && (
        <>
          {renderItems(items, removeButton)}
          {/* With room for a toast at the bottom of the window. */}
          <div className="-ms-4 pt-4 pb-16">
            <Button variant="quiet" size="compact" onClick={empty}>
              Empty the list
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

/** The cover of a listed product, beside or above its title. */
export function SavedProductCover({ photo }: Pick<FormattedProduct, "photo">) {
  return <LineCover photo={photo} sizes="12rem" isDecorative />;
}

/** The title of a listed product, linked while the catalog has it. */
export function SavedProductTitle({ id, title, available }: Pick<FormattedProduct, "id" | "title" | "available">) {
  return available ? (
    <Link to={pathOf("product", id)} variant="title" size="compact">
      {title}
    </Link>
  ) : (
    title
  );
}
