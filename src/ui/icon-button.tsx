import { cva } from "class-variance-authority";
import { useEffect, useState, type ComponentProps, type ReactElement, type SyntheticEvent } from "react";
import type { VariantProps } from "#ui/variant-props.ts";

const iconButton = cva(
  "inline-flex size-target shrink-0 pressable cursor-pointer items-center justify-center border-thin text-primary not-no-icons:tooltip hover:bg-secondary-hover hover:text-on-secondary-hover aria-disabled:cursor-not-allowed aria-disabled:opacity-muted print:hidden no-icons:h-auto no-icons:min-h-target no-icons:w-auto no-icons:min-w-target no-icons:shrink no-icons:px-1 no-icons:text-caption no-icons:label-as-text",
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
  Omit<
    ComponentProps<"button">,
    // the last four show the tooltip
    "className" | "children" | "aria-label" | "onPointerEnter" | "onPointerLeave" | "onFocus" | "onBlur"
  > & {
    /** The accessible name and tooltip. */
    label: string;
    /** A decorative icon. */
    icon: ReactElement;
  };

/**
 * A button that shows only an icon, or its label where the icons could not be loaded.
 *
 * Guarantees: a native button and a target of 44 px; the label as accessible name, and as a tooltip for a mouse over the
 * button or the tooltip, a press of a finger and the focus of the keyboard, which Escape closes; nothing on paper.
 * Requires: a `label` that names the action, enforced by the type.
 */
export function IconButton({ variant, shape, label, icon, type = "button", ...rest }: IconButtonProps) {
  const [tooltip, setTooltip] = useState<string>();
  useEffect(() => {
    if (!tooltip) return undefined;
    const close = () => setTooltip(undefined);
    const closeOnEscape = ({ key }: KeyboardEvent) => key === "Escape" && close();
    document.addEventListener("keydown", closeOnEscape);
    // its place would be outside of a smaller window
    window.addEventListener("resize", close);
    return () => {
      document.removeEventListener("keydown", closeOnEscape);
      window.removeEventListener("resize", close);
    };
  }, [tooltip]);
  const show = ({ currentTarget: button }: SyntheticEvent) => setTooltip(tooltipPlace(button.getBoundingClientRect()));
  const hide = ({ currentTarget: button }: SyntheticEvent) =>
    button.matches(":hover, :focus-visible") || setTooltip(undefined);
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      data-tooltip={tooltip}
      // a finger covers its place, and leaves the button hovered
      onPointerEnter={(event) => event.pointerType !== "touch" && show(event)}
      onPointerLeave={hide}
      onFocus={(event) => event.currentTarget.matches(":focus-visible") && show(event)}
      onBlur={hide}
      className={iconButton({ variant, shape })}
    >
      {icon}
    </button>
  );
}

/** The place of a tooltip that does not leave the window: at the edge of the button from which there is more room. */
function tooltipPlace({ left, right, top, bottom }: DOMRect): string {
  return `${left + right < innerWidth ? "left" : "right"} ${top > innerHeight - bottom ? "above" : "below"}`;
}
