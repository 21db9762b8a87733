/** The interface icons, by their names at https://lucide.dev. The build adds each listed icon to the sprite. */
export const interfaceIcons = [
  "arrow-left",
  "arrow-right",
  "arrow-up",
  "badge-check",
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
  "file-text",
  "heart",
  "info",
  "mail",
  "map-pin",
  "menu",
  "minus",
  "pause",
  "phone",
  "play",
  "plus",
  "receipt",
  "rotate-ccw",
  "scale",
  "search",
  "shield",
  "shopping-bag",
  "x",
  "zoom-in",
  "zoom-out",
] as const;

/** The logos of social networks, by their names at https://icons.getbootstrap.com. */
export const brandIcons = ["linkedin", "youtube", "instagram", "twitter-x"] as const;

/** The filled icons of pressed toggle buttons, by their names at https://icons.getbootstrap.com. */
export const filledIcons = ["heart-fill"] as const;

export type IconName = (typeof interfaceIcons | typeof brandIcons | typeof filledIcons)[number];
