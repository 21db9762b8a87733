import type { ComponentType, ReactNode } from "react";
import { useDeferredDialog } from "#lib/lazy/use-deferred-dialog.ts";
import type { SavedListPanelActions } from "#sections/catalog/saved-list-panel.tsx";
import { Button } from "#ui/button.tsx";
import { Deferred } from "#ui/deferred.tsx";
import type { DialogControl } from "#ui/dialog.tsx";
import { Icon, type IconProps } from "#ui/icon.tsx";

type Panel = ComponentType<SavedListPanelActions>;

export type SavedListButtonProps = {
  /** Name of the list. */
  label: string;
  icon: IconProps["name"];
  /** Number of products on the list; undefined until it is known. */
  count: number | undefined;
  /** Loads the list's dialog; called by the first press. */
  loadPanel: () => Promise<Panel>;
  /** Renders the loaded dialog. */
  renderPanel: (Panel: Panel, control: DialogControl) => ReactNode;
};

/**
 * Opens one of the visitor's lists in a dialog, and shows how many products are on it.
 *
 * Guarantees: the name 'Wishlist, 2 items', once the count is known; the dialog's code loads on the first press.
 */
export function SavedListButton({ label, icon, count, loadPanel, renderPanel }: SavedListButtonProps) {
  const { opener, open, timesOpened, control } = useDeferredDialog();
  const name = count === undefined ? label : `${label}, ${count} ${count === 1 ? "item" : "items"}`;
  return (
    <>
      <Button ref={opener} variant="quiet" size="compact" aria-haspopup="dialog" aria-label={name} onClick={open}>
        <span className="hidden sm:flex">
          <Icon name={icon} />
        </span>
        <span>
          {label} {/* The width of a digit is reserved while the count is unknown. */}
          <span aria-hidden="true" className="inline-block min-w-3 text-center tabular-nums">
            {count}
          </span>
        </span>
      </Button>
      {control && (
        <Deferred load={loadPanel} retryKey={timesOpened}>
          {(Panel) => renderPanel(Panel, control)}
        </Deferred>
      )}
    </>
  );
}
