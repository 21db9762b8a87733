import { cva, cx, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { Link as RouterLink, useLocation } from "react-router-dom";

const navLink = cva("relative inline-flex min-h-target items-center rounded-control no-underline", {
  variants: {
    variant: {
      bar: "px-2 text-small font-medium text-primary hover:text-link-hover lg:px-3",
      menu: "w-full text-primary hover:text-link-hover",
      footer: "text-on-inverse underline-offset-1 hover:underline",
    },
    current: { none: "", page: "font-semibold forced-colors:underline", section: "forced-colors:underline" },
  },
});

export type NavLinkProps = Required<Pick<VariantProps<typeof navLink>, "variant">> &
  Omit<ComponentProps<"a">, "className" | "href" | "children"> & { to: string; children: string };

/** Where a link stands to the page one is on: `/` is the same page as `/home`. */
function useCurrent(to: string): "none" | "page" | "section" {
  const { pathname } = useLocation();
  const here = pathname === "/" ? "/home" : pathname.replace(/\/$/, "");
  if (here === to) return "page";
  return here.startsWith(to) ? "section" : "none";
}

/**
 * A link of a navigation, which knows where one is.
 *
 * Guarantees: `aria-current=page` on the page itself, a mark for the pages below it as well.
 * Requires: a path of this site.
 */
export function NavLink({ to, variant, children, ...rest }: NavLinkProps) {
  const current = useCurrent(to);
  return (
    <RouterLink
      {...rest}
      to={to}
      aria-current={current === "page" ? "page" : undefined}
      className={navLink({ variant, current })}
    >
      {children}
      {current !== "none" && variant !== "footer" && (
        <span
          aria-hidden="true"
          className={cx(
            "absolute -skew-x-12 bg-accent",
            variant === "bar" ? "inset-x-2 bottom-1 h-0-5 lg:inset-x-3" : "-start-3 h-5 w-1",
          )}
        />
      )}
    </RouterLink>
  );
}
