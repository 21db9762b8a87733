import sprite from "virtual:icons.svg";

/** Marks a page whose icons cannot be loaded, on which controls show their names instead; `use` reports no error. */
export function markMissingIcons(): void {
  const image = new Image();
  image.addEventListener("error", () => (document.documentElement.dataset["noIcons"] = ""));
  image.src = sprite;
}
