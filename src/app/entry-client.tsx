import "virtual:tokens.css";
import "./styles.css";
import { startTransition, StrictMode } from "react";
import { BrowserRouter } from "react-router-dom";
import { App } from "#app/app.tsx";
import { basePath, showCanonicalPath, sitePath } from "#app/base-path.ts";
import { nameHistoryEntries } from "#app/history-entry.ts";
import { markMissingIcons } from "#app/missing-icons.ts";
import { notFoundPath } from "#app/not-found-path.ts";
import { preloadOnIntent } from "#app/preload-on-intent.ts";
import { ignoreStaleChunk, reloadOnStaleChunk } from "#app/reload-on-stale-chunk.ts";
import { findRoute } from "#app/routes.tsx";
import { hydratedEvent } from "#lib/dom/page-start.ts";
import { waitForIdle } from "#lib/dom/wait-for-idle.ts";
import type { FormField } from "#lib/form/form-field.ts";
import { followThemeColor } from "#lib/theme/theme-color.ts";
import { preloadShop, restoreShop } from "#shop/store.ts";

/** `/404` where the server answered with the not-found page, which is prerendered for its own path. */
function findPrerenderedPath(): string | undefined {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical?.href === import.meta.env.VITE_SITE_URL + notFoundPath ? notFoundPath : undefined;
}

/** Hydrates the prerendered page after its code and record have loaded; without them it stays readable. */
async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no element with the id root");
  preloadShop();
  // What the storage changes renders after hydration, in a task of its own.
  window.addEventListener(hydratedEvent, () => setTimeout(restoreShop), { once: true });
  showCanonicalPath();
  const pathname = sitePath(window.location.pathname);
  const prerenderedPath = findPrerenderedPath();
  // A chunk of its own is evaluated in a task of its own, between which the page responds.
  const [{ createRoot, hydrateRoot }] = await Promise.all([
    import("react-dom/client"),
    ...[pathname, prerenderedPath ?? pathname].map((path) => findRoute(path).preload(path)),
  ]);
  nameHistoryEntries();
  const app = (
    <StrictMode>
      <BrowserRouter basename={basePath}>
        <App prerenderedPath={prerenderedPath} />
      </BrowserRouter>
    </StrictMode>
  );
  const fields = [...root.querySelectorAll<FormField>("input,select,textarea")];
  const onRecoverableError = (cause: unknown) => {
    reportError(cause);
    void import("#app/restore-fields.ts").then((module) => module.restoreFields(fields), ignoreStaleChunk);
  };
  // A transition hydrates in small steps, so that the page stays responsive.
  if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
  else createRoot(root).render(app);
  preloadOnIntent();
}

window.addEventListener("vite:preloadError", reloadOnStaleChunk);
start().catch((error: unknown) => {
  // oxlint-disable-next-line no-console -- the prerendered page stays; only a developer can act on the error
  console.error(error);
  document.documentElement.dataset["noScript"] = "";
  window.dispatchEvent(new Event(hydratedEvent));
});

/** Starts what no first paint and no press waits for. Each lower part of the page is laid out in a task of its own. */
async function startLaterParts(): Promise<void> {
  await waitForIdle(5000);
  for (const part of document.querySelectorAll<HTMLElement>("[data-lay-out] > *")) {
    part.style.contentVisibility = "visible";
    // the layout is read, so that it belongs to this task
    if (part.offsetHeight > 0) await waitForIdle(100);
  }
  delete document.documentElement.dataset["starting"];
  const idle = await import("#app/idle-start.ts");
  idle.startWhenIdle();
}

window.addEventListener(
  hydratedEvent,
  () => {
    followThemeColor();
    markMissingIcons();
    startLaterParts().catch(ignoreStaleChunk);
  },
  { once: true },
);
