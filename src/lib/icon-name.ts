/** The interface's icons, by their names at https://lucide.dev. Adding one here puts it into the sprite. */
export const interfaceIcons = [
  "arrow-left",
  "arrow-right",
  "arrow-up",
  "chevron-down",
  "circle-alert",
  "circle-check",
  "contrast",
  "info",
  "mail",
  "map-pin",
  "menu",
  "pause",
  "phone",
  "play",
  "search",
  "shopping-bag",
  "x",
] as const;

/** The marks of social networks, by their names at https://icons.getbootstrap.com. */
export const brandIcons = ["linkedin", "youtube", "instagram", "twitter-x"] as const;

export type IconName = (typeof interfaceIcons | typeof brandIcons)[number];
