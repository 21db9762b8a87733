import "virtual:tokens.css";
import "./styles.css";
import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { preloadOnIntent } from "#app/preload.tsx";
import { reloadOnce } from "#app/reload.tsx";
import { rowAt } from "#app/routes.tsx";
import { Site } from "#app/site.tsx";
import { restoreShop } from "#shop/store.ts";

/** Brings the prerendered page to life once the code of its row is here; until then, and without it, the page reads as it is. */
async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no element with the id root");
  restoreShop();
  await rowAt(window.location.pathname).preload(window.location.pathname);
  const site = (
    <StrictMode>
      <BrowserRouter>
        <Site />
      </BrowserRouter>
    </StrictMode>
  );
  // a transition comes to life in small steps, between which the page answers
  if (root.firstElementChild) startTransition(() => void hydrateRoot(root, site));
  else createRoot(root).render(site);
  preloadOnIntent();
}

window.addEventListener("vite:preloadError", reloadOnce);
// oxlint-disable-next-line no-console -- the page stays as it was prerendered; only a developer can do something
start().catch((error: unknown) => console.error(error));

/** Measured after everything else has had its turn; nothing is sent anywhere until a target is configured. */
window.addEventListener("load", () => {
  const idle = window.requestIdleCallback ?? setTimeout;
  idle(() => void import("#lib/dom/web-vitals.ts").then(({ measureVitals }) => measureVitals()));
});
