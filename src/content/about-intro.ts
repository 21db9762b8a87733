import plinths from "#assets/about.webp?picture";

/** The introduction of the company, as the About block of the home pages shows it; the About page begins with it. */
export const aboutIntro = {
  eyebrow: "About Us",
  title: "We are a trusted consulting group",
  lead: "Korvane is a team of professionals who cover the whole product lifecycle: industrial designers, mechanical and electrical engineers, sourcing and quality specialists, and the logistics people who bring the goods home. One team stays with a product from the first sketch to the delivered carton.",
  photo: {
    picture: plinths,
    alt: "Four plinths of growing height carry a sketch with a pencil, a white model, a circuit board and the finished gateway.",
  },
  action: { label: "Our Services", to: "/services" },
};
