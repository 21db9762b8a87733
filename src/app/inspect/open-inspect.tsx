import { createRoot } from "react-dom/client";
import { Inspect } from "#app/inspect/inspect.tsx";

/** Adds the parameter of Inspect to the address, or removes it, without the router, whose page stays. */
function setParameter(isOpen: boolean): void {
  const { pathname, search, hash } = window.location;
  const parameters = search
    .slice(1)
    .split("&")
    .filter((one) => one && one !== "inspect");
  if (isOpen) parameters.push("inspect");
  history.replaceState(history.state, "", [pathname, parameters.join("&")].filter(Boolean).join("?") + hash);
}

/** Turns the page into its own drawing until the visitor leaves it; then the focus returns. */
export function openInspect(): void {
  const root = document.getElementById("root");
  if (!root || document.querySelector("[data-inspect]")) return;
  setParameter(true);
  const previous = document.activeElement;
  const host = document.createElement("div");
  // before the page, so that Tab leads from the switches into it
  document.body.prepend(host);
  const live = createRoot(host);
  const leave = () => {
    live.unmount();
    host.remove();
    setParameter(false);
    if (previous instanceof HTMLElement) previous.focus({ preventScroll: true });
  };
  live.render(<Inspect root={root} onLeave={leave} />);
}
