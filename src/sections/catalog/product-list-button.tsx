import { Suspense, type ReactNode } from "react";
import { useLazyDialog } from "#lib/lazy/use-lazy-dialog.ts";
import { Button } from "#ui/button.tsx";
import type { DialogControl } from "#ui/dialog.tsx";
import { Icon, type IconProps } from "#ui/icon.tsx";

export type ProductListButtonProps = {
  /** The list's name. */
  label: string;
  icon: IconProps["name"];
  /** How many are on it; undefined until that is known. */
  count: number | undefined;
  /** The dialog that shows it, `lazy`: it is needed from the first press on. */
  renderPanel: (control: DialogControl) => ReactNode;
};

/**
 * Opens one of the visitor's lists in a dialog, and counts what is on it.
 *
 * Guarantees: the name 'Wishlist, 2 items', once the count is known; the dialog's code is asked for by the first press.
 */
export function ProductListButton({ label, icon, count, renderPanel }: ProductListButtonProps) {
  const { opener, ask, control } = useLazyDialog();
  const name = count === undefined ? label : `${label}, ${count} ${count === 1 ? "item" : "items"}`;
  return (
    <>
      <Button ref={opener} tone="secondary" size="compact" aria-haspopup="dialog" aria-label={name} onClick={ask}>
        <Icon name={icon} />
        <span>
          {label}{" "}
          {count !== undefined && (
            <span aria-hidden="true" className="text-secondary tabular-nums">
              {count}
            </span>
          )}
        </span>
      </Button>
      {control && <Suspense>{renderPanel(control)}</Suspense>}
    </>
  );
}
