import { cities } from "#content/city.ts";
import type { Network } from "#content/schema.ts";

/** The titles of the networks, and of the posts about them. */
export const networkTitles = {
  engineering: "Engineering & Design Network",
  manufacturing: "Factory & Manufacturing Locations",
};

/** The two location lists of the Network page. */
export const networks: readonly Network[] = [
  {
    id: "engineering",
    title: networkTitles.engineering,
    intro:
      "Where products are designed, simulated and tested. Each team has its own discipline, and all of them work in the same models and to the same reviews.",
    postId: "2",
    cities: cities.filter((city) => city.kind === "engineering"),
  },
  {
    id: "manufacturing",
    title: networkTitles.manufacturing,
    intro:
      "Where products are made and inspected. Our liaisons live near the factories, audit them every year and are on the line when your order runs.",
    postId: "3",
    cities: cities.filter((city) => city.kind === "manufacturing"),
  },
];

/** The network with the given id, or `undefined`. */
export const networkById = (id: string | undefined): Network | undefined =>
  networks.find((network) => network.id === id);
