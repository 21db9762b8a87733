import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, ReactElement } from "react";

const iconButton = cva(
  "inline-flex size-target shrink-0 cursor-pointer items-center justify-center border-thin transition-colors duration-fast aria-disabled:cursor-not-allowed aria-disabled:opacity-60",
  {
    variants: {
      tone: {
        quiet: "border-transparent bg-transparent text-primary hover:bg-secondary-hover",
        outline: "border-control bg-raised text-primary hover:bg-secondary-hover",
        inverse: "border-on-inverse-control bg-transparent text-on-inverse hover:bg-inverse-raised",
        "on-image": "border-on-image bg-transparent text-on-image hover:bg-action hover:text-on-action",
        solid: "border-transparent bg-action text-on-action hover:bg-action-hover",
      },
      shape: { square: "rounded-control", round: "rounded-pill" },
    },
    defaultVariants: { tone: "quiet", shape: "square" },
  },
);

export type IconButtonProps = VariantProps<typeof iconButton> &
  Omit<ComponentProps<"button">, "className" | "children" | "aria-label"> & {
    /** What the button does; the icon alone cannot say it. */
    label: string;
    /** An icon that is hidden from assistive technology. */
    icon: ReactElement;
  };

/**
 * A button whose face is an icon.
 *
 * Guarantees: a 44 px target; an accessible name and the same words as a tooltip.
 * Requires: a `label`; it cannot be written without one.
 */
export function IconButton({ tone, shape, label, icon, type = "button", ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} title={label} className={iconButton({ tone, shape })}>
      {icon}
    </button>
  );
}
