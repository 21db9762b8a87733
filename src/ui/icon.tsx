import { cva, type VariantProps } from "class-variance-authority";
import sprite from "virtual:icons.svg";
import type { IconName } from "#lib/image/icon-name.ts";

const icon = cva("shrink-0", {
  variants: {
    /** The width and height. */
    size: { sm: "size-icon-sm", md: "size-icon", lg: "size-icon-lg" },
  },
  defaultVariants: { size: "md" },
});

export type IconProps = VariantProps<typeof icon> & {
  /** The icon's name in the sprite. */
  name: IconName;
};

/** A decorative icon in the color of the surrounding text, hidden from assistive technology. */
export function Icon({ name, size }: IconProps) {
  return (
    <svg aria-hidden="true" className={icon({ size })}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
