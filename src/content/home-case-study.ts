import { designReview } from "#content/project-photo.ts";
import type { CaseStudyContent } from "#content/schema-page.ts";
import { boardOverHousing, freight, line, metrology, screwAndGasket } from "#content/service-photo.ts";

/** Content of `/home2` only: one project, told from the first sketch to the delivered pallet. */
export const caseStudy: CaseStudyContent = {
  meta: {
    path: "/home2",
    title: "One project, told whole",
    description:
      "How one product went from a sketch to a delivered pallet in eight months: each stage, the people behind it and the results.",
  },
  hero: {
    eyebrow: "One project, told whole",
    title: "From a sketch to a pallet in eight months",
    text: "A sealed housing for outdoor electronics, drawn, proved, made and shipped by one team. This is how it went, stage by stage.",
    action: { label: "Start your project", to: "/contact" },
    photo: designReview,
    facts: [
      { term: "Client", detail: "Norvik Sensors" },
      { term: "Product", detail: "Sealed gateway enclosure" },
      { term: "Consultant", detail: "Adewale Okoro" },
      { term: "Sketch to pallet", detail: "September 2023 to May 2024" },
    ],
  },
  chapters: [
    {
      when: "September 2023",
      title: "A sketch, and nine watts of heat",
      text: "The housing had to live on masts, in rain, salt and sun, without a fan. In the second week we said that it could not be made as drawn, and in the third, how it could.",
      photo: metrology,
      view: "half",
    },
    {
      when: "October 2023",
      title: "The body, turned inside out",
      text: "The fins moved inside, milled from the same block as the walls, and the whole body became the heat sink. The gasket got a plain groove and a hard stop, so that no one can overtighten it.",
      photo: boardOverHousing,
      view: "half",
    },
    {
      when: "December 2023",
      title: "Proved before the release",
      text: "A climate chamber showed that the simulation was four degrees too optimistic, and the fins grew by three millimeters. We switched to pre-sealed connectors. Then we released drawing KV-480-01.",
      photo: screwAndGasket,
      view: "half",
    },
    {
      when: "March 2024",
      title: "First article, then the line",
      text: "Two shops made the same part from one drawing. Our liaison was there for the first article and stayed for the run: four screws, one tool, no glue.",
      photo: line,
      view: "full",
    },
    {
      when: "May\u00a017, 2024",
      title: "Inspected, labeled, delivered",
      text: "After fifty openings the seal still passed IP67. The lot was inspected at the source, and the pallet reached the client’s dock on the date in the plan.",
      photo: freight,
      view: "half",
    },
  ],
};
