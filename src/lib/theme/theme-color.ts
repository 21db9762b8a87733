/**
 * Gives the browser's own interface the background of the chosen theme, now and after each change; without a choice, the
 * page's own `theme-color` elements follow the system's preference.
 */
export function followThemeColor(): void {
  const html = document.documentElement;
  // the first element that matches applies
  const chosen = document.createElement("meta");
  chosen.name = "theme-color";
  const update = () => {
    chosen.remove();
    if (!html.dataset.theme) return;
    chosen.content = getComputedStyle(html).backgroundColor;
    document.head.prepend(chosen);
  };
  update();
  new MutationObserver(update).observe(html, { attributeFilter: ["data-theme"] });
}
