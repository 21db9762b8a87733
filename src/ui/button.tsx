import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Link as RouterLink } from "react-router-dom";
import { isOutside, outward } from "#ui/link.tsx";

const button = cva(
  "inline-flex cursor-pointer items-center justify-center gap-2 rounded-control border-thin text-center font-semibold no-underline transition-colors duration-fast aria-disabled:cursor-not-allowed aria-disabled:opacity-60",
  {
    variants: {
      tone: {
        primary: "border-transparent bg-action text-on-action hover:bg-action-hover",
        secondary: "border-control bg-transparent text-primary hover:bg-secondary-hover",
        quiet: "border-transparent bg-transparent text-primary hover:bg-secondary-hover",
        inverse: "border-on-inverse-control bg-transparent text-on-inverse hover:bg-inverse-raised",
        "on-image": "border-on-image bg-transparent text-on-image hover:bg-action hover:text-on-action",
      },
      size: { normal: "min-h-control px-6 text-body", compact: "min-h-target px-4 text-small" },
      width: { hug: "", full: "w-full" },
    },
    defaultVariants: { tone: "primary", size: "normal", width: "hug" },
  },
);

type Look = VariantProps<typeof button>;

export type ButtonProps = Look & Omit<ComponentProps<"button">, "className"> & { children: ReactNode };

/**
 * Does something on this page. What leads elsewhere is a `ButtonLink`.
 *
 * Guarantees: a native button that submits only when `type="submit"` says so; a target of at least 44 px; a press on a
 * submit button leaves the focus in the field.
 * Requires: words that name the action. To switch it off, use `aria-disabled` and say why nearby: it stays reachable.
 */
export function Button({ tone, size, width, type = "button", children, ...rest }: ButtonProps) {
  return (
    <button
      onMouseDown={type === "submit" ? keepFocus : undefined}
      {...rest}
      type={type}
      className={button({ tone, size, width })}
    >
      {children}
    </button>
  );
}

/**
 * Leaves the focus in the field while a submit button is pressed: on blur the field could insert its error, which would
 * move the button away before the release.
 */
const keepFocus = (event: MouseEvent) => event.preventDefault();

export type ButtonLinkProps = Look &
  Omit<ComponentProps<"a">, "className" | "href"> & {
    to: string;
    /** Loads the page anew instead of changing it in place, as an error page needs it. */
    reloadDocument?: boolean;
    children: ReactNode;
  };

/**
 * A link with the weight of a button, for the one or two ways on that matter most.
 *
 * Guarantees: a real link, so it can be opened in a new tab.
 * Requires: a path of this site or a whole address.
 */
export function ButtonLink({ tone, size, width, to, reloadDocument = false, children, ...rest }: ButtonLinkProps) {
  const className = button({ tone, size, width });
  return isOutside(to) ? (
    <a {...rest} {...outward(to)} href={to} className={className}>
      {children}
    </a>
  ) : (
    <RouterLink {...rest} reloadDocument={reloadDocument} to={to} className={className}>
      {children}
    </RouterLink>
  );
}
