import { featuredProjects } from "#content/featured-project";
import { battery, brackets, jig, luminaires, textiles, tray } from "#content/photo-project";
import type { Project } from "#content/schema";

/** Those that the home page does not show. */
const others: readonly Project[] = [
  {
    id: "2",
    title: "Pendant luminaires for a hotel group",
    discipline: "Manufacturing",
    summary: "Spun shades in three colours, made in lots that match one another from the first room to the last.",
    image: luminaires,
  },
  {
    id: "4",
    title: "Battery pack for field instruments",
    discipline: "Manufacturing",
    summary: "A custom pack with its own protection board, welded, tested and certified for air freight in one place.",
    image: battery,
  },
  {
    id: "8",
    title: "Sheet-metal brackets from two sources",
    discipline: "Logistics",
    summary: "One drawing, two qualified makers on two continents, and an order split that follows the freight rates.",
    image: brackets,
  },
  {
    id: "9",
    title: "Returnable trays for line-side parts",
    discipline: "Logistics",
    summary: "A thermoformed tray that travels from the press shop to the line and back, and counts its own contents.",
    image: tray,
  },
  {
    id: "10",
    title: "Technical textiles, sourced and consolidated",
    discipline: "Logistics",
    summary: "Four mills, one colour standard and one container a month for a maker of protective covers.",
    image: textiles,
  },
  {
    id: "12",
    title: "Assembly jig and test fixture",
    discipline: "Manufacturing",
    summary: "Three clamps, one plate and a test that ends with a printed label, so that no board skips a step.",
    image: jig,
  },
];

/** Twelve projects in short, for cards, carousels and the filter, in the order of their ids. */
export const projects: readonly Project[] = [...featuredProjects, ...others].toSorted(
  (a, b) => Number(a.id) - Number(b.id),
);

/** The project of an id; nothing for an id that names none. */
export const projectById = (id: string | undefined): Project | undefined =>
  projects.find((project) => project.id === id);
