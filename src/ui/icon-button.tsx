import { cva } from "class-variance-authority";
import type { ComponentProps, ReactElement } from "react";
import type { VariantProps } from "#ui/variant-props.ts";

const iconButton = cva(
  "inline-flex size-target shrink-0 cursor-pointer items-center justify-center border-thin text-primary transition-colors duration-fast hover:bg-secondary-hover hover:text-on-secondary-hover aria-disabled:cursor-not-allowed aria-disabled:opacity-muted print:hidden no-icons:h-auto no-icons:min-h-target no-icons:w-auto no-icons:min-w-target no-icons:shrink no-icons:px-1 no-icons:text-caption no-icons:title-as-text",
  {
    variants: {
      /** `quiet`: no border; `outline`: a border. @default quiet */
      variant: {
        quiet: "border-transparent bg-transparent",
        outline: "border-control bg-raised",
      },
      /** `square`: rounded corners; `round`: a circle. @default square */
      shape: { square: "rounded-control", round: "rounded-pill" },
    },
    defaultVariants: { variant: "quiet", shape: "square" },
  },
);

export type IconButtonProps = VariantProps<typeof iconButton> &
  Omit<ComponentProps<"button">, "className" | "children" | "aria-label"> & {
    /** The accessible name and tooltip. */
    label: string;
    /** A decorative icon. */
    icon: ReactElement;
  };

/**
 * A button that shows only an icon, or its label where the icons could not be loaded.
 *
 * Guarantees: a native button and a target of 44 px; the label as accessible name and tooltip; nothing on paper.
 * Requires: a `label` that names the action, enforced by the type.
 */
export function IconButton({ variant, shape, label, icon, type = "button", ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} title={label} className={iconButton({ variant, shape })}>
      {icon}
    </button>
  );
}
