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

/** Scroll position past which the header is fixed and highlighted, in pixels. */
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
 * Guarantees: scrolled past 80 pixels, a fixed and highlighted bar, with its space in the page kept, so that nothing
 * shifts; in low windows the bar scrolls away. Without JavaScript the navigation is a plain list; if the code of the mobile
 * menu cannot be loaded, its button leads to the links in the footer.
 * Requires: no content above it.
 */
export function SiteHeader({ site, skipLink, cart, loadSearchEntries }: SiteHeaderProps) {
  const isHighlighted = useScrolledPast(threshold);
  const { opener, open, timesOpened, control: menu } = useDeferredDialog();

  return (
    // Sticky below the top bar, so that the bar does not move when it becomes fixed.
    <header className="sticky -top-topbar z-header no-script:static low:static">
      {skipLink}
      <TopBar site={site} />
      <div className="h-header-compact md:h-header no-script:h-auto">
        <div
          data-highlighted={isHighlighted || undefined}
          className={cx(
            "inset-x-0 top-0 border-b-thin bg-page transition-colors duration-slow low:relative",
            isHighlighted ? "fixed border-control" : "relative border-hairline",
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
