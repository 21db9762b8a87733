import { cities } from "#content/city.ts";
import type { Network } from "#content/schema.ts";

/** The two location lists of the Network page; each has the title of the post about it. */
export const networks: readonly Network[] = [
  {
    id: "engineering",
    title: "Engineering & Design Network",
    intro:
      "Where products are designed, simulated and tested. Each team has its own discipline, and all of them work in the same models and to the same reviews.",
    postId: "2",
    cities: cities.filter((city) => city.kind === "engineering"),
  },
  {
    id: "manufacturing",
    title: "Factory & Manufacturing Locations",
    intro:
      "Where products are made and inspected. Our liaisons live near the factories, audit them every year and are on the line when your order runs.",
    postId: "3",
    cities: cities.filter((city) => city.kind === "manufacturing"),
  },
];

/** The network with the given id, or `undefined`. */
export const networkById = (id: string | undefined): Network | undefined =>
  networks.find((network) => network.id === id);
