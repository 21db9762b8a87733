import { cva } from "class-variance-authority";
import { useContext, type ComponentProps, type ReactNode } from "react";
import { Link as RouterLink } from "react-router-dom";
import { ReplaceEntryContext } from "#lib/navigation/replace-entry.ts";
import type { VariantProps } from "#ui/variant-props.ts";

const link = cva("rounded-control transition-colors duration-fast", {
  variants: {
    /** The look. @default text */
    variant: {
      /** Underlined, inside running text. */
      text: "text-link underline decoration-thin underline-offset-1 hover:text-link-hover hover:decoration-thick",
      /** Underlined on hover. */
      quiet: "text-primary no-underline underline-offset-1 hover:text-link-hover hover:underline",
      /** The current item of a list. */
      current: "font-semibold text-accent no-underline",
      /** A heading. */
      title: "text-primary no-underline hover:text-link-hover",
      /** A heading whose link covers its card. */
      stretched: "stretched text-primary no-underline hover:text-link-hover",
      /** Around a logo or a picture. */
      unstyled: "",
    },
    /** The height of the target. @default inherit */
    size: {
      /** That of the running text around it. */
      inherit: "",
      /** At least 44 px. */
      target: "inline-flex min-h-target min-w-target-small items-center",
      /** At least 24 px, in dense rows. */
      compact: "inline-flex min-h-target-small min-w-target-small items-center",
    },
  },
  defaultVariants: { variant: "text", size: "inherit" },
});

export type LinkProps = VariantProps<typeof link> &
  Omit<ComponentProps<"a">, "href" | "className"> & {
    /** A path of this site (`/about`, `/rss.xml`), an imported asset, or an absolute URL (`https:`, `mailto:`, `tel:`). */
    to: string;
    /** The visible text, which names the destination. */
    children: ReactNode;
  };

/** The attributes that open another site in a new tab; none for paths of this site. */
export const externalLinkProps = (to: string) =>
  /^https?:/.test(to) ? { target: "_blank", rel: "noopener noreferrer" } : {};

/** True for URLs that the router does not handle: other sites, mail, telephone, and files of the build, with the base path. */
export const isExternal = (to: string) => /^[a-z]+:|\/assets\//.test(to);

/** True for paths of files, such as `/rss.xml`, which the browser loads and no route shows. */
export const isFile = (to: string) => /\.[a-z]+$/.test(to);

/**
 * A link. Paths of this site navigate on the client.
 *
 * Guarantees: a native link with an `href`; other sites open in a new tab and are named '(opens in a new tab)'; with
 * the variant `stretched`, a click anywhere on the nearest `relative` container follows the link.
 * Requires: text that names the destination.
 */
export function Link({ to, variant, size, children, ...rest }: LinkProps) {
  const className = link({ variant, size });
  const replace = useContext(ReplaceEntryContext);
  if (!isExternal(to))
    return (
      <RouterLink {...rest} to={to} replace={replace} reloadDocument={isFile(to)} className={className}>
        {children}
      </RouterLink>
    );
  return (
    <a {...rest} {...externalLinkProps(to)} href={to} className={className}>
      {children}
      {externalLinkProps(to).target && <span className="sr-only"> (opens in a new tab)</span>}
    </a>
  );
}
