import type { PostDraft } from "#content/schema.ts";
import { metrology } from "#content/service-photo.ts";

export const firstArticleInspection: PostDraft = {
  id: "first-article-inspection",
  title: "First article inspection: how to read the report",
  shortTitle: "Reading a first article inspection",
  createdAt: "2026-11-10",
  subtitle: "One part measured completely, and what follows from it",
  description:
    "When a first article inspection is due, what AS9102 asks for, how to measure well, and why Cpk and AQL answer different questions.",
  author: "Sofia Chen",
  authorTitle: "Marketer",
  tags: ["Quality", "Manufacturing"],
  image: metrology,
  networkArr: [],
  networkArr2: [],
  sections: [
    {
      heading: "A simple idea",
      paragraphs: [
        "Before a factory makes ten thousand of something, it makes a few with the real tools, the real material and the real operators. One of them is compared with every requirement on the drawing: each dimension, each note, each certificate. That is a first article inspection. It shows that the process can make the part as drawn, and just as often it shows that the drawing can be read in two ways.",
        "A part turned on another machine, or finished by hand in the toolroom, is a sample. It may be a handsome one. It is no evidence about production.",
      ],
    },
    {
      heading: "When it is due",
      paragraphs: [
        "The aerospace standard AS9102 has the clearest rules, and they serve well outside aerospace. A full inspection belongs to a new part. A partial one, limited to what is affected, follows a change.",
      ],
      list: [
        "A revision that touches fit, form or function.",
        "A new tool, a new cavity, a repaired insert or a different machine process.",
        "Another site, another source of material, or a new sub-supplier for a step such as plating.",
        "A lapse in production of two years.",
      ],
    },
    {
      heading: "Three forms, one trail",
      quote: "A column of results that all sit exactly on nominal was not measured.",
      paragraphs: [
        "AS9102 divides the report into three. Form 1 accounts for the part number and, for an assembly, for the parts inside it. Form 2 accounts for materials, special processes and functional tests, with the certificates to match. Form 3 lists the characteristics: each requirement with its number, its limits, the result and the means by which it was measured.",
        "The numbers come from a ballooned drawing, on which every dimension and note carries a circle. Begin reading there. If the drawing has 84 balloons and the report 79 lines, the missing five are the interesting ones. Then look for results without a value. “OK” is fine for a thread checked with a gauge, and not for a bore of 12.00\u00a0mm. A column of results that all sit exactly on nominal was not measured.",
        "Where a tool has several cavities, each is a first article of its own. Four cavities mean four complete columns, with the cavity number molded into the part.",
      ],
    },
    {
      heading: "Measuring well enough",
      paragraphs: [
        "A measurement has a tolerance too. The old rule asks for a gauge that resolves a tenth of the tolerance band. The better question is how far two people disagree on the same part; a gauge study gives that as a percentage, of which below 10 is good, 10 to 30 may be acceptable, and above 30 means that the gauge needs work before the part does.",
        "Temperature matters sooner than you would think. Drawings refer to 20\u00a0°C. An aluminum housing of 300\u00a0mm measured at 30\u00a0°C is about 0.07\u00a0mm longer, which can be half of its tolerance. Moldings shrink for a day or more after they leave the tool, and nylon then grows again as it takes up moisture, so the report should state how long the parts rested and in what climate. And the factory must hold the part as you will: agree on the datums and the fixture before comparing numbers.",
      ],
    },
    {
      heading: "What one good part cannot show",
      paragraphs: [
        "A first article says that the process can hit the target, not how often it will. For the few dimensions that matter, ask for a capability study: at least 30 consecutive parts, a chart, and the index Cpk, which is the distance from the mean to the nearer limit divided by three standard deviations. At 1.33 there are four standard deviations to the limit, at 1.67 there are five.",
        "Don’t trust it too far. A Cpk of 1.33 calculated from 30 parts is compatible with a true value of little more than 1.0, at 95 percent confidence. This is one reason why the automotive procedure, PPAP, takes its samples from a run of at least 300 consecutive parts unless the customer agrees otherwise, and expects an index above 1.67 from this first study.",
      ],
    },
    {
      heading: "And afterward, the lots",
      paragraphs: [
        "Once the part is approved, shipments are usually sampled to ISO 2859-1 or its American sibling, ANSI/ASQ Z1.4. A lot of 5,000 at general level II calls for 200 pieces; with an acceptance quality limit of 2.5 for major defects, it passes with ten and fails with eleven.",
        "The limit is widely misread. It is the level of quality that the plan will nearly always accept, and it promises less than it seems to: a lot with 7.6 percent defective still gets through that plan one time in ten. A supplier who aims at the limit will sooner or later hit it. The remedy lies upstream, in the capability of the process and the first article of each run.",
      ],
    },
    {
      heading: "When something is out",
      paragraphs: [
        "Few reports of 80 lines are clean. Each deviation has four possible ends: correct the tool or process, correct the part by sorting or rework, correct the drawing because the value was never needed, or accept a stated quantity until a stated date. All four are respectable if they are written down. The one to avoid is an email that says “acceptable this time”.",
        "Our liaison is present for the measurement and sends the report with photographs the same day, and the client signs two parts. One stays at the line as the reference, the other goes into a drawer in the office. If there is a dispute two years later, the drawer settles it.",
      ],
    },
  ],
  updatedAt: "2026-11-23",
};
