import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Link as RouterLink } from "react-router-dom";

const link = cva("rounded-control transition-colors duration-fast", {
  variants: {
    variant: {
      text: "text-link underline decoration-thin underline-offset-1 hover:text-link-hover hover:decoration-thick",
      quiet: "text-primary no-underline underline-offset-1 hover:text-link-hover hover:underline",
      current: "font-semibold text-accent no-underline",
      title: "text-primary no-underline hover:text-link-hover",
      stretched: "text-primary no-underline after:absolute after:inset-0 hover:text-link-hover",
      inverse: "text-on-inverse no-underline underline-offset-1 hover:underline",
      "inverse-text": "text-on-inverse underline decoration-thin underline-offset-1 hover:decoration-thick",
      unstyled: "",
    },
    size: { inherit: "", target: "inline-flex min-h-target items-center" },
  },
  defaultVariants: { variant: "text", size: "inherit" },
});

export type LinkProps = VariantProps<typeof link> &
  Omit<ComponentProps<"a">, "href" | "className"> & {
    /** A path of this site (`/about`), or a whole address (`https:`, `mailto:`, `tel:`). */
    to: string;
    children: ReactNode;
  };

/** The `rel` and `target` that an address of another site wants; nothing for our own. */
export const outward = (to: string) => (/^https?:/.test(to) ? { target: "_blank", rel: "noopener noreferrer" } : {});

/** True for addresses that the router does not own: other sites, mail, telephone, files. */
export const isOutside = (to: string) => /^[a-z]+:|\.[a-z]+$/.test(to);

/**
 * A link in text. Paths of this site change the page without loading it anew.
 *
 * Guarantees: a real `href` in every case; other sites open in a new tab and say so; with the look `card` a press anywhere on
 * the nearest `relative` frame follows it.
 * Requires: words that tell where it leads.
 */
export function Link({ to, variant, size, children, ...rest }: LinkProps) {
  const className = link({ variant, size });
  if (!isOutside(to))
    return (
      <RouterLink {...rest} to={to} className={className}>
        {children}
      </RouterLink>
    );
  return (
    <a {...rest} {...outward(to)} href={to} className={className}>
      {children}
      {outward(to).target && <span className="sr-only"> (opens in a new tab)</span>}
    </a>
  );
}
