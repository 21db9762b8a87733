import { cva, type VariantProps } from "class-variance-authority";
import sprite from "virtual:icons.svg";
import type { IconName } from "#lib/image/icon-name.ts";

const icon = cva("shrink-0", {
  variants: { size: { sm: "size-icon-sm", md: "size-icon", lg: "size-icon-lg" } },
  defaultVariants: { size: "md" },
});

export type IconProps = VariantProps<typeof icon> & { name: IconName };

/** A small drawing in the color of the text around it. It only decorates: the words beside it, or its button's label, say what it means. */
export function Icon({ name, size }: IconProps) {
  return (
    <svg aria-hidden="true" className={icon({ size })}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
