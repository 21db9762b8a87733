import { useEffect } from "react";
import { Route, Routes, useLocation, useNavigationType } from "react-router-dom";
import { ErrorPage } from "#app/error-page.tsx";
import { notFoundPath } from "#app/not-found-path.ts";
import { useRepeatedClick } from "#app/repeated-click.ts";
import { findRoute, lastSheet, sheetNumber } from "#app/routes.tsx";
import { Shell } from "#app/shell.tsx";
import { site } from "#content/site.ts";
import { hydratedEvent } from "#lib/dom/page-start.ts";
import { useHydrated } from "#lib/dom/use-hydrated.ts";
import { NavigationTypeContext } from "#lib/navigation/navigation-type.ts";
import { SheetContext } from "#sections/site/sheet-context.ts";
import { ErrorBoundary } from "#ui/error-boundary.tsx";

export type AppProps = {
  /** Path of the prerendered page, if it is not the path of the address: `/404` at unknown addresses. */
  prerenderedPath?: string | undefined;
};

/** The whole site inside a router: the shell around the page of the current path. */
export function App({ prerenderedPath }: AppProps) {
  const location = useLocation();
  const navigationType = useNavigationType();
  useRepeatedClick();
  const isHydrated = useHydrated(prerenderedPath !== undefined);
  // In a task of its own, because React hydrates the section of an event only outside of its own work.
  useEffect(() => void setTimeout(() => window.dispatchEvent(new Event(hydratedEvent))), []);
  // The first client render must equal the prerendered page.
  const shown = isHydrated ? location : { ...location, pathname: prerenderedPath ?? location.pathname };
  // One route, because the router ranks all routes that it is given in each render.
  const { path, element, hasNewsletter, preload } = findRoute(shown.pathname);
  return (
    <ErrorBoundary renderError={(error) => <ErrorPage error={error} layout="page" />} resetKey="">
      <NavigationTypeContext value={navigationType}>
        <SheetContext
          value={{
            number: sheetNumber(shown.pathname),
            notFound: sheetNumber(notFoundPath),
            last: lastSheet,
            revision: site.revision,
          }}
        >
          <Routes location={shown}>
            <Route element={<Shell hasNewsletter={hasNewsletter} loadPage={() => preload(shown.pathname)} />}>
              <Route path={path} caseSensitive element={element} />
            </Route>
          </Routes>
        </SheetContext>
      </NavigationTypeContext>
    </ErrorBoundary>
  );
}
