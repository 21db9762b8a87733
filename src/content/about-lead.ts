import plinths from "#assets/about.webp?picture";
import type { About } from "#content/schema-page.ts";

/** How the company introduces itself on the home page; the About page goes on from here. */
export const aboutLead = {
  title: "About Us",
  heading: "We are a trusted consulting group",
  lead: "Korvane is a group of professionals who work across the whole product lifecycle: industrial designers, mechanical and electrical engineers, sourcing and quality specialists, and the logistics people who bring the goods home. One team stays with a product from the first sketch to the delivered carton.",
  action: "Our Services",
  to: "/services",
  photo: {
    picture: plinths,
    alt: "Four plinths of growing height carry a sketch with a pencil, a white model, a circuit board and the finished gateway.",
  },
} satisfies Partial<About> & { lead: string };

/** The same in the words of the blocks that homes are made of. */
export const aboutBlock = {
  eyebrow: aboutLead.title,
  title: aboutLead.heading,
  lead: aboutLead.lead,
  photo: aboutLead.photo,
  action: { label: aboutLead.action, to: aboutLead.to },
};
