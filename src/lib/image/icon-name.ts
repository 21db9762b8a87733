/** The interface's icons, by their names at https://lucide.dev. Adding one here puts it into the sprite. */
export const interfaceIcons = [
  "arrow-left",
  "arrow-right",
  "arrow-up",
  "badge-check",
  "boxes",
  "calculator",
  "chart-column",
  "check",
  "chevron-down",
  "circle-alert",
  "circle-check",
  "clipboard-check",
  "contrast",
  "eye",
  "eye-off",
  "factory",
  "file-check",
  "gauge",
  "handshake",
  "heart",
  "info",
  "mail",
  "map-pin",
  "menu",
  "minus",
  "pause",
  "pencil-ruler",
  "phone",
  "play",
  "plus",
  "receipt",
  "rotate-ccw",
  "scale",
  "search",
  "shield",
  "ship",
  "shopping-bag",
  "truck",
  "x",
  "zoom-in",
  "zoom-out",
] as const;

/** The marks of social networks, by their names at https://icons.getbootstrap.com. */
export const brandIcons = ["linkedin", "youtube", "instagram", "twitter-x"] as const;

/** Filled drawings for what is switched on, by their names at https://icons.getbootstrap.com. */
export const filledIcons = ["heart-fill"] as const;

export type IconName = (typeof interfaceIcons | typeof brandIcons | typeof filledIcons)[number];
