import { Route, Routes, useLocation } from "react-router-dom";
import { ErrorPage } from "#app/error-page.tsx";
import { rows } from "#app/routes.tsx";
import { Shell } from "#app/shell.tsx";
import { ErrorBoundary } from "#ui/error-boundary.tsx";

/** The whole site inside a router: the shell around the page that the address asks for. */
export function Site() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary renderError={(error) => <ErrorPage error={error} layout="page" />} resetKey="">
      <Shell>
        <ErrorBoundary renderError={(error) => <ErrorPage error={error} />} resetKey={pathname}>
          <Routes>
            {rows.map(({ path, element }) => (
              <Route key={path} path={path} element={element} />
            ))}
          </Routes>
        </ErrorBoundary>
      </Shell>
    </ErrorBoundary>
  );
}
