import { cva } from "class-variance-authority";
import { useContext, type ComponentProps, type MouseEvent, type ReactNode } from "react";
import { Link as RouterLink } from "react-router-dom";
import { ReplaceEntryContext } from "#lib/navigation/replace-entry.ts";
import { externalLinkProps, isExternal, isFile } from "#ui/link.tsx";
import type { VariantProps } from "#ui/variant-props.ts";

const button = cva(
  "inline-flex pressable cursor-pointer items-center justify-center gap-2 rounded-control border-thin text-center font-medium no-underline aria-disabled:cursor-not-allowed aria-disabled:opacity-muted print:hidden",
  {
    variants: {
      /** The weight among other actions. @default primary */
      variant: {
        /** The main action. */
        primary: "border-transparent bg-action text-on-action hover:bg-action-hover",
        /** An alternative. */
        secondary: "border-control bg-transparent text-primary hover:bg-secondary-hover hover:text-on-secondary-hover",
        /** A minor action, without a border. */
        quiet: "border-transparent bg-transparent text-primary hover:bg-secondary-hover hover:text-on-secondary-hover",
      },
      /** `normal`: as high as a form control; `compact`: 44 px high, the minimum for a primary target. @default normal */
      size: { normal: "min-h-control px-6 text-body narrow:px-3", compact: "min-h-target px-3 text-small sm:px-4" },
      /** `auto`: as wide as the label; `full`: as wide as the container. @default auto */
      width: { auto: "", full: "w-full" },
    },
    defaultVariants: { variant: "primary", size: "normal", width: "auto" },
  },
);

type ButtonVariants = VariantProps<typeof button>;

export type ButtonProps = ButtonVariants &
  Omit<ComponentProps<"button">, "className"> & {
    /** The visible label, which begins with a verb. */
    children: ReactNode;
  };

/**
 * An action on the current page; navigation uses `ButtonLink`.
 *
 * Guarantees: a native button that submits a form only with `type="submit"`; a target at least 44 px high; a pointer
 * press on a submit button leaves focus in the field; nothing on paper.
 * Requires: a label that names the action. To disable the button, `aria-disabled` and the reason in nearby text:
 * unlike `disabled`, `aria-disabled` keeps the button focusable.
 */
export function Button({ variant, size, width, type = "button", children, ...rest }: ButtonProps) {
  return (
    <button
      onMouseDown={type === "submit" ? keepFocus : undefined}
      {...rest}
      type={type}
      className={button({ variant, size, width })}
    >
      {children}
    </button>
  );
}

/** Keeps focus in the field: on blur the field could insert its error, which would move the button before the release. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

export type ButtonLinkProps = ButtonVariants &
  Omit<ComponentProps<"a">, "className" | "href"> & {
    /** A path of this site, or an absolute URL. */
    to: string;
    /** Reloads the document instead of navigating on the client, for error pages. */
    reloadDocument?: boolean;
    /** The visible label, which names the destination. */
    children: ReactNode;
  };

/**
 * A link that looks like a button, for the one or two main destinations of a page.
 *
 * Guarantees: a native link with an `href`, which visitors can open in a new tab; nothing on paper.
 * Requires: a label that names the destination.
 */
export function ButtonLink({ variant, size, width, to, reloadDocument = false, children, ...rest }: ButtonLinkProps) {
  const className = button({ variant, size, width });
  const replace = useContext(ReplaceEntryContext);
  return isExternal(to) ? (
    <a {...rest} {...externalLinkProps(to)} href={to} className={className}>
      {children}
    </a>
  ) : (
    <RouterLink {...rest} to={to} replace={replace} reloadDocument={reloadDocument || isFile(to)} className={className}>
      {children}
    </RouterLink>
  );
}
