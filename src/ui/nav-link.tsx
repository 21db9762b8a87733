import { cva, cx } from "class-variance-authority";
import { useContext, type ComponentProps } from "react";
import { Link as RouterLink, useLocation } from "react-router-dom";
import { ReplaceEntryContext } from "#lib/navigation/replace-entry.ts";
import type { VariantProps } from "#ui/variant-props.ts";

const navLink = cva("inline-flex items-center rounded-control no-underline", {
  variants: {
    /** The look, for the place of the link. */
    variant: {
      /** Side by side with other links. */
      bar: "relative min-h-target px-2 text-small font-medium text-primary hover:text-link-hover lg:px-3",
      /** In a list, as wide as the list. */
      menu: "relative min-h-target w-full text-primary hover:text-link-hover",
      /** The title of an entry, all of which is its target. */
      entry: "stretched font-medium text-primary hover:text-link-hover",
      /** In a dense list, underlined on hover, without a mark. */
      plain: "min-h-target-small min-w-target-small text-primary underline-offset-1 hover:underline",
    },
    current: { none: "", page: "font-semibold forced-colors:underline", section: "forced-colors:underline" },
  },
});

export type NavLinkProps = Required<Pick<VariantProps<typeof navLink>, "variant">> &
  Omit<ComponentProps<"a">, "className" | "href" | "children"> & {
    /** A path of this site. */
    to: string;
    children: string;
  };

/** Whether the current page is the link's page, or belongs to its section, as `/services/1` does to `/services`; `/` is the same page as `/home`. */
function useCurrent(to: string): "none" | "page" | "section" {
  const { pathname } = useLocation();
  const current = pathname === "/" ? "/home" : pathname.replace(/\/$/, "");
  if (current === to) return "page";
  return current.startsWith(to) && !/^[a-z]/.test(current.slice(to.length)) ? "section" : "none";
}

/**
 * A navigation link that marks the current page.
 *
 * Guarantees: `aria-current=page` on the link of the current page; a visible mark also on the link of its section.
 * Requires: a path of this site.
 */
export function NavLink({ to, variant, children, ...rest }: NavLinkProps) {
  const current = useCurrent(to);
  return (
    <RouterLink
      {...rest}
      to={to}
      replace={useContext(ReplaceEntryContext)}
      aria-current={current === "page" ? "page" : undefined}
      className={navLink({ variant, current })}
    >
      {children}
      {(variant === "bar" || ((variant === "menu" || variant === "entry") && current !== "none")) && (
        <span
          aria-hidden="true"
          data-current={current !== "none" || undefined}
          className={cx(
            "absolute -skew-x-12 bg-accent forced-color-adjust-none",
            variant === "bar" ? "inset-x-2 bottom-1 h-0-5 drawn-mark lg:inset-x-3" : "-start-3 h-5 w-1",
          )}
        />
      )}
    </RouterLink>
  );
}
