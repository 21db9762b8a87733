import { createRoot } from "react-dom/client";
import { Inspect } from "#app/inspect/inspect.tsx";

/** The parameters of the address without that of Inspect. */
const otherParameters = () =>
  window.location.search
    .slice(1)
    .split("&")
    .filter((parameter) => parameter && parameter !== "inspect");

/** Replaces the parameters without the router, whose page stays. */
function setParameters(parameters: readonly string[]): void {
  const search = parameters.length > 0 ? `?${parameters.join("&")}` : "";
  history.replaceState(history.state, "", window.location.pathname + search + window.location.hash);
}

/** Turns the page into its own drawing until the visitor leaves it; then the focus returns. */
export function openInspect(): void {
  const root = document.getElementById("root");
  if (!root || document.querySelector("[data-inspect]")) return;
  setParameters([...otherParameters(), "inspect"]);
  const previous = document.activeElement;
  const host = document.createElement("div");
  // before the page, so that Tab leads from the switches into it
  document.body.prepend(host);
  const live = createRoot(host);
  const leave = () => {
    live.unmount();
    host.remove();
    setParameters(otherParameters());
    if (previous instanceof HTMLElement) previous.focus({ preventScroll: true });
  };
  live.render(<Inspect root={root} onLeave={leave} />);
}
