import { AddToCart, InCart } from "#sections/catalog/product-grid.tsx";
import {
  SavedProductCover,
  SavedProductTitle,
  SavedListPanel,
  type SavedListPanelActions,
} from "#sections/catalog/saved-list-panel.tsx";
import { Price } from "#ui/price.tsx";

export type WishlistPanelProps = SavedListPanelActions;

/**
 * The dialog with the products of the wishlist, at the side of the window.
 *
 * Guarantees: per product a link, the button 'Add to cart', and a remove button.
 */
export function WishlistPanel({ onAdd, ...panel }: WishlistPanelProps) {
  return (
    <SavedListPanel
      {...panel}
      title="Wishlist"
      placement="side"
      size="small"
      noun="wishlist"
      hint="Press the heart on a book to save it here."
      renderItems={(items, renderRemove) => (
        <ul role="list" aria-label="On your wishlist" data-keep-clear="">
          {items.map((item) => (
            <li key={item.id} className="flex gap-4 border-b-thick border-strong pt-6 first:pt-2 narrow:flex-col">
              <div className="w-20 shrink-0 self-end narrow:self-start">
                <SavedProductCover photo={item.photo} />
              </div>
              <div className="flex min-w-0 grow flex-col gap-3 pb-4">
                <div className="flex items-start justify-between gap-2">
                  <div className="flex min-w-0 flex-col gap-1">
                    <p className="font-medium">
                      <SavedProductTitle {...item} />
                    </p>
                    <Price price={item.price} oldPrice={item.oldPrice} size="small" />
                  </div>
                  <div className="-me-3 -mt-2">{renderRemove(item)}</div>
                </div>
                <AddToCart product={item} onAdd={onAdd} />
                <InCart count={item.inCart} />
              </div>
            </li>
          ))}
        </ul>
      )}
    />
  );
}
