import { cityNames } from "#content/city.ts";
import { networkTitles } from "#content/network.ts";
import { globe } from "#content/post-photo.ts";
import type { PostDraft } from "#content/schema.ts";

export const manufacturingLocations: PostDraft = {
  id: "3",
  title: networkTitles.manufacturing,
  createdAt: "2026-11-02",
  description:
    "Factory regions in North America and Asia, what each of them does best, and how we decide which of them should make a given product.",
  image: globe,
  subtitle: "Where products are made, and who is on site",
  author: "Sofia Chen",
  authorTitle: "Marketer",
  tags: ["Network", "Manufacturing", "Logistics"],
  networkArr: cityNames("manufacturing", "North America"),
  networkArr2: cityNames("manufacturing", "Asia"),
  sections: [
    {
      heading: "A place for each process",
      quote: "Industries settle in regions, and regions remember.",
      paragraphs: [
        "Industries settle in regions, and regions remember. Where presses have stood for three generations one finds not only the press shop but the toolmaker, the plater and the person who can hear that a die is worn. When we look for a factory we first look for such a region.",
        "In North America, Detroit, Milwaukee and Hamilton form and machine metal. Monterrey and Querétaro do the same for larger volumes and add appliances and vehicles, while Ciudad Juárez and Tijuana assemble harnesses, electronics and medical goods a short drive from the border. In Asia, Dongguan and Suzhou make electronics and enclosures, Ningbo tools and plastic parts, Ho Chi Minh City textiles, furniture and final assembly, Bangkok vehicles and packaging, George Town semiconductors and test equipment, and Pune castings and machined parts.",
      ],
    },
    {
      heading: "How we choose",
      paragraphs: [
        "For every product at least two regions are compared on the same sheet. Price is one line of it; these are the others.",
      ],
      list: [
        "Process: is it done there every day, or only on request?",
        "Landed cost: what does a unit cost in your warehouse, with duty, freight and stock in transit?",
        "Time: how many days lie between a released lot and your dock, and how reliably?",
        "Certification: does the factory already hold what the product needs?",
        "A way out: which second region could take over, and how soon?",
      ],
    },
    {
      heading: "Who is on site",
      paragraphs: [
        "In each region a manufacturing liaison knows the factories, speaks the language and can be at the line within two hours. Liaisons are employed by us and not by the factory. They see the first article, the start of each run and the final inspection, and their daily report goes to you and to our engineers at the same time.",
        "Each factory is audited before the first order and every year after that. One that does not close its findings in the agreed time receives no new orders until it has.",
      ],
    },
  ],
  updatedAt: "2026-11-22",
};
