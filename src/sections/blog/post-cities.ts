import type { Post } from "#content/schema.ts";

/** The lists of cities at the end of a post, by region; none for most posts. */
export const postCities = ({ networkArr, networkArr2 }: Pick<Post, "networkArr" | "networkArr2">) =>
  [
    { region: "North America", cities: networkArr },
    { region: "Asia", cities: networkArr2 },
  ].filter(({ cities }) => cities.length > 0);
