import plinths from "#assets/cut-about.webp?cutout";

/** The introduction of the company, as the About block of the home pages shows it; the About page begins with it. */
export const aboutIntro = {
  eyebrow: "About Us",
  title: "We are a trusted consulting group",
  lead: "Designers, engineers, buyers and freight people, one team. The people who sketch your product deliver it.",
  photo: {
    picture: plinths,
    alt: "Four plinths of growing height carry a sketch with a pencil, a white model, a circuit board and the finished gateway.",
  },
  action: { label: "Our Services", to: "/services" },
};
