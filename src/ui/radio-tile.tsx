import { cva, cx, type VariantProps } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";

const tile = cva(
  "flex cursor-pointer items-center rounded-control border-thin border-control bg-raised has-checked:border-strong has-checked:bg-sunken",
  {
    variants: { size: { regular: "min-h-control gap-3 px-4 py-2", compact: "min-h-target gap-2 px-3" } },
    defaultVariants: { size: "regular" },
  },
);

export type RadioTileProps = VariantProps<typeof tile> &
  Pick<ComponentProps<"input">, "name" | "defaultChecked" | "onChange" | "onBlur" | "ref"> & {
    value: string;
    label: string;
    /** A small picture that only decorates. */
    icon?: ReactNode;
  };

/**
 * One choice of several, as a tile.
 *
 * Guarantees: the browser's own radio button, pressed by the whole of its tile of at least 44 px; what is chosen is told by
 * the button, not by color alone.
 * Requires: a named group around it; the same `name` for all of the group.
 */
export function RadioTile({ size, label, icon: mark, ...radio }: RadioTileProps) {
  return (
    <label className={tile({ size })}>
      <input
        {...radio}
        type="radio"
        className={cx("shrink-0 cursor-pointer accent-action", size === "compact" ? "size-5" : "size-6")}
      />
      <span className="min-w-0 grow wrap-anywhere">{label}</span>
      {mark}
    </label>
  );
}
