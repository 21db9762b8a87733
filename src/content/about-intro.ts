import stages from "#assets/cut-about.webp?cutout";

/** The introduction of the company, as the About block of the home pages shows it; the About page begins with it. */
export const aboutIntro = {
  eyebrow: "We are a trusted consulting group",
  title: "Designers, engineers, buyers and freight people, one team.",
  lead: "The people who sketch your product deliver it.",
  photo: {
    picture: stages,
    alt: "One product in five stages: a cardboard mock-up, a printed prototype, the bare board, the open housing, and the finished gateway beside its carton.",
  },
  action: { label: "Our Services", to: "/services" },
};
