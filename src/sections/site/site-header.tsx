import { cx } from "class-variance-authority";
import { Suspense, type ComponentType, type ReactNode } from "react";
import type { Site } from "#content/schema-page.ts";
import { useScrolledPast } from "#lib/dom/use-scrolled-past.ts";
import { useLazyDialog } from "#lib/lazy/use-lazy-dialog.ts";
import { MainNav } from "#sections/site/main-nav.tsx";
import type { MobileMenuProps } from "#sections/site/mobile-menu.tsx";
import { SearchPanel, type SearchPanelProps } from "#sections/site/search-panel.tsx";
import { ThemeSwitch } from "#sections/site/theme-switch.tsx";
import { TopBar } from "#sections/site/top-bar.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Container } from "#ui/container.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Logo } from "#ui/logo.tsx";

/** How far one scrolls before the header is fixed and highlighted, in pixels. */
const threshold = () => 80;

export type SiteHeaderProps = {
  site: Site;
  /** The `MiniCart`. */
  cart: ReactNode;
  search: SearchPanelProps;
  /** The mobile menu, `lazy`: it is needed from the first press of 'Menu' on. */
  Menu: ComponentType<MobileMenuProps>;
};

/**
 * The head of every page: top bar, logo, navigation, search, cart, theme, and the way to write to us.
 *
 * Guarantees: once scrolled past 80 pixels a bar that is fixed and highlighted, while its place in the page is kept, so that
 * nothing shifts; low windows keep it where it is. Without JavaScript the navigation is a plain list.
 * Requires: nothing above it, but for a skip link.
 */
export function SiteHeader({ site, cart, search, Menu }: SiteHeaderProps) {
  const isHighlighted = useScrolledPast(threshold);
  const { opener, ask, control: menu } = useLazyDialog();

  return (
    // It sticks below its top bar, so the bar is where it will be fixed before it is.
    <header className="sticky -top-10 z-header no-script:static low:static">
      <TopBar site={site} />
      <div className="h-header-compact md:h-header no-script:h-auto">
        <div
          data-highlighted={isHighlighted || undefined}
          className={cx(
            "inset-x-0 top-0 border-b-thin border-hairline transition-shadow duration-slow low:relative",
            isHighlighted ? "fixed bg-header shadow-overlay" : "relative bg-page",
          )}
        >
          <Container>
            <div className="flex min-h-header-compact items-stretch justify-between gap-2 md:min-h-header lg:gap-6 no-script:flex-wrap no-script:py-2">
              <div className="flex items-center">
                <Link to="/home" variant="unstyled" aria-label={`${site.name}, home`}>
                  <Logo />
                </Link>
              </div>
              <div className="hidden md:flex no-script:flex">
                <MainNav entries={site.navigation} />
              </div>
              <div className="flex items-stretch">
                <div className="contents no-script:hidden">
                  <SearchPanel {...search} />
                  {cart}
                  <div className="hidden sm:contents">
                    <ThemeSwitch />
                  </div>
                </div>
                <div className="hidden items-center ps-2 sm:flex lg:ps-4">
                  <ButtonLink to="/contact" size="compact">
                    Contact us
                  </ButtonLink>
                </div>
                <div className="-me-3 flex items-center ps-1 md:hidden no-script:hidden">
                  <IconButton
                    ref={opener}
                    label="Menu"
                    icon={<Icon name="menu" />}
                    aria-haspopup="dialog"
                    aria-expanded={menu?.open ?? false}
                    onClick={ask}
                  />
                </div>
              </div>
            </div>
          </Container>
        </div>
      </div>
      {menu && (
        <Suspense>
          <Menu site={site} {...menu} />
        </Suspense>
      )}
    </header>
  );
}
