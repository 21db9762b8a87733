import { useId, type ReactNode } from "react";
import { sizeWithDimensions } from "#lib/format/book-size.ts";
import { AddToCart, InCart } from "#sections/catalog/product-grid.tsx";
import {
  SavedProductCover,
  SavedProductTitle,
  SavedListPanel,
  type SavedListPanelActions,
} from "#sections/catalog/saved-list-panel.tsx";
import type { FormattedProduct } from "#shop/format-product.ts";
import { tableRoles } from "#ui/table-roles.ts";

export type ComparePanelProps = SavedListPanelActions;

/** The rows of the comparison. */
const facts: readonly { label: string; of: (item: FormattedProduct) => string }[] = [
  { label: "Price", of: ({ price }) => price },
  { label: "Old price", of: ({ oldPrice }) => oldPrice },
  { label: "Size", of: ({ size }) => sizeWithDimensions(size) },
  { label: "Author", of: ({ author }) => author ?? "Not known" },
  { label: "Brand", of: ({ brand }) => brand },
];

/**
 * The dialog with the products of the compare list side by side.
 *
 * Guarantees: a table with a column per product and a row per fact, in a region that the keyboard can scroll; in small
 * windows a part of the second product is visible beside the first. With text of twice the size, the facts are named
 * in each cell, so that a product is visible as a whole.
 */
export function ComparePanel({ onAdd, ...panel }: ComparePanelProps) {
  // above the region, because a caption would be as wide as all columns
  const captionId = useId();
  return (
    <SavedListPanel
      {...panel}
      title="Compare"
      size="large"
      noun="compare list"
      hint="Press Compare on two or more books to see them here side by side."
      renderItems={(items, renderRemove) => (
        <>
          <p id={captionId} className="pb-4 text-small text-secondary">
            {items.length === 1 ? "One book; add another to compare it with." : `${items.length} books side by side.`}
          </p>
          <div
            role="region"
            aria-label="Comparison"
            data-keep-clear=""
            tabIndex={0}
            className="overflow-x-auto rounded-control contain-inline-size"
          >
            <table {...tableRoles.table} aria-labelledby={captionId} className="w-full text-small">
              <thead {...tableRoles.group}>
                <tr {...tableRoles.row}>
                  <td {...tableRoles.cell} className="narrow:sr-only" />
                  {items.map((item) => (
                    <th
                      key={item.id}
                      {...tableRoles.columnHeader}
                      scope="col"
                      className="min-w-32 px-2 pb-4 text-start align-top font-medium sm:min-w-40 sm:px-3 narrow:min-w-0 narrow:wrap-normal"
                    >
                      <div className="mb-3 max-w-32 border-b-thick border-strong">
                        <SavedProductCover photo={item.photo} />
                      </div>
                      <SavedProductTitle {...item} />
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody {...tableRoles.group}>
                {facts.map(({ label, of }) => (
                  <Row key={label} label={label} items={items} render={of} />
                ))}
                <Row
                  label="Cart"
                  items={items}
                  render={(item) => (
                    <div className="flex max-w-40 flex-col gap-2">
                      <AddToCart product={item} onAdd={onAdd} />
                      <InCart count={item.inCart} />
                    </div>
                  )}
                />
                <Row
                  label="Remove"
                  items={items}
                  render={(item) => <div className="-ms-3">{renderRemove(item)}</div>}
                />
              </tbody>
            </table>
          </div>
        </>
      )}
    />
  );
}

type RowProps = Pick<SavedListPanelActions, "items"> & {
  label: string;
  render: (item: FormattedProduct) => ReactNode;
};

function Row({ label, items = [], render }: RowProps) {
  return (
    <tr {...tableRoles.row} className="border-t-thin border-hairline">
      <th
        {...tableRoles.rowHeader}
        scope="row"
        className="py-3 pe-3 text-start align-middle font-medium whitespace-nowrap text-secondary narrow:sr-only"
      >
        {label}
      </th>
      {items.map((item) => (
        <td
          key={item.id}
          {...tableRoles.cell}
          className="px-2 py-3 align-middle tabular-nums sm:px-3 narrow:wrap-normal"
        >
          <span aria-hidden="true" className="hidden text-secondary narrow:block">
            {label}
          </span>
          {render(item)}
        </td>
      ))}
    </tr>
  );
}
