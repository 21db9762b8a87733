import { cva } from "class-variance-authority";
import sprite from "virtual:icons.svg";
import type { IconName } from "#lib/image/icon-name.ts";
import type { VariantProps } from "#ui/variant-props.ts";

const icon = cva("shrink-0 no-icons:hidden", {
  variants: {
    /** The width and height. @default md */
    size: {
      /** Beside small text. */
      sm: "size-icon-sm",
      /** Beside normal text. */
      md: "size-icon",
      /** On its own. */
      lg: "size-icon-lg",
    },
    isInline: { true: "rtl:-scale-x-100" },
  },
  defaultVariants: { size: "md" },
});

export type IconProps = Pick<VariantProps<typeof icon>, "size"> & {
  /** The icon's name in the sprite; the story *Every icon* shows all of them. */
  name: IconName;
};

/** The icons that point along a line of text, and so in the opposite direction in a text from right to left. */
const inline: readonly IconName[] = ["arrow-left", "arrow-right"];

/** A decorative icon in the color of the surrounding text, hidden from assistive technology. */
export function Icon({ name, size }: IconProps) {
  return (
    <svg aria-hidden="true" className={icon({ size, isInline: inline.includes(name) })}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
