import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import type { Site } from "#content/schema-page.ts";
import { useScrolledPast } from "#lib/dom/use-scrolled-past.ts";
import { useDeferredDialog } from "#lib/lazy/use-deferred-dialog.ts";
import { MainNav } from "#sections/site/main-nav.tsx";
import { SearchPanel, type SearchPanelProps } from "#sections/site/search-panel.tsx";
import { ThemeSwitch } from "#sections/site/theme-switch.tsx";
import { TopBar } from "#sections/site/top-bar.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Container } from "#ui/container.tsx";
import { Deferred } from "#ui/deferred.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Logo } from "#ui/logo.tsx";

const loadMobileMenu = () => import("#sections/site/mobile-menu.tsx").then((m) => m.MobileMenu);

/** Scroll position past which the header is highlighted, in pixels. */
const threshold = () => 80;

export type SiteHeaderProps = {
  /** The name, navigation and contact details of the site. */
  site: Site;
  /** The `SkipLink`, inside the banner landmark. */
  skipLink?: ReactNode;
  /** The `MiniCart`. */
  cart: ReactNode;
  /** Loads the entries of the site search. */
  loadSearchEntries: SearchPanelProps["loadEntries"];
};

/**
 * The header of every page: top bar, logo, navigation, search, cart, theme, and a link to the contact page.
 *
 * Guarantees: a bar that stays at the top of the window, highlighted past 80 pixels, without a layout shift; it scrolls
 * away where it would take more than a quarter of the window: in low windows and with large text. Without JavaScript
 * the navigation is a plain list; if the code of the mobile
 * menu cannot be loaded, its button leads to the links in the footer.
 * Requires: no content above it.
 */
export function SiteHeader({ site, skipLink, cart, loadSearchEntries }: SiteHeaderProps) {
  const isHighlighted = useScrolledPast(threshold);
  const { opener, open, timesOpened, control: menu } = useDeferredDialog();

  return (
    // The top bar scrolls out of the window, and returns when the keyboard reaches it. A header without a box of its own, whose
    // bar sticks, would be no landmark in WebKit.
    <header className="sticky -top-topbar z-header above-transition has-[[data-surface]_:focus-visible]:top-0 print:hidden no-script:relative no-script:top-0 cramped:relative cramped:top-0">
      {skipLink}
      <TopBar site={site} />
      <div
        data-highlighted={isHighlighted || undefined}
        className={cx(
          "relative border-b-thin bg-page transition-colors duration-slow",
          isHighlighted ? "border-control" : "border-hairline",
        )}
      >
        <Container>
          <div className="flex min-h-header-compact flex-wrap items-stretch justify-between gap-x-2 md:min-h-header lg:gap-x-6 no-script:py-2 narrow:py-2">
            <div className="flex items-center">
              <Link to="/home" variant="unstyled" aria-label={`${site.name}, home`}>
                <Logo />
              </Link>
            </div>
            <div className="hidden md:flex no-script:flex">
              <MainNav entries={site.navigation} />
            </div>
            <div className="ms-auto flex items-stretch">
              <div className="contents no-script:hidden">
                <SearchPanel loadEntries={loadSearchEntries} />
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
                  onClick={open}
                />
              </div>
            </div>
          </div>
        </Container>
      </div>
      {menu && (
        <Deferred
          load={loadMobileMenu}
          retryKey={timesOpened}
          error={null}
          onError={() => {
            menu.onOpenChange(false);
            document.querySelector<HTMLElement>("footer a[href='/home']")?.focus();
          }}
        >
          {(MobileMenu) => <MobileMenu site={site} {...menu} />}
        </Deferred>
      )}
    </header>
  );
}
