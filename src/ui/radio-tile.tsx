import { cva, cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import type { VariantProps } from "#ui/variant-props.ts";

const tile = cva(
  "flex pressable cursor-pointer items-center rounded-control border-thin border-control bg-raised hover:border-strong has-checked:border-strong has-checked:bg-sunken narrow:flex-wrap",
  {
    variants: {
      /** The height: `normal`, that of a control; `compact`, that of a 44 px target, with the icon below a long label on phones. @default normal */
      size: {
        normal: "min-h-control gap-3 px-4 py-2",
        compact: "min-h-target gap-x-1 px-2 max-sm:flex-wrap sm:gap-x-2 sm:px-3",
      },
    },
    defaultVariants: { size: "normal" },
  },
);

export type RadioTileProps = VariantProps<typeof tile> &
  Pick<ComponentProps<"input">, "name" | "defaultChecked" | "onChange" | "onBlur" | "ref"> & {
    /** The submitted value. */
    value: string;
    /** The visible label and accessible name. */
    label: string;
    /** A decorative icon at the end. */
    icon?: ReactNode;
  };

/**
 * A radio button in a bordered tile.
 *
 * Guarantees: a native radio button, with a ring of the color of a field's border while it is not selected, named by its
 * label, selected by a click anywhere on the tile; a tile at least 44 px high.
 * Requires: a named group around it; the same `name` within the group.
 */
export function RadioTile({ size, label, icon, ...radio }: RadioTileProps) {
  return (
    <label className={tile({ size })}>
      <input
        {...radio}
        type="radio"
        // Drawn, because the browser's own are hardly seen on a dark background while they are not selected.
        className={cx(
          "grid shrink-0 cursor-pointer scroll-mt-16 appearance-none place-content-center rounded-pill border-thick border-control checked:border-strong checked:before:rounded-pill checked:before:border-bar checked:before:border-strong",
          size === "compact" ? "size-5" : "size-6",
        )}
      />
      <span className="min-w-0 grow wrap-anywhere">{label}</span>
      {icon}
    </label>
  );
}
