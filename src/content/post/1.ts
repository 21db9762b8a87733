import { liveSwitch } from "#content/post-photo.ts";
import type { PostDraft } from "#content/schema.ts";

export const wereLive: PostDraft = {
  id: "1",
  title: "We're live!",
  createdAt: "2026-09-07",
  description:
    "Our new site is open, and with it an answer to the question that buyers ask first: if we can find a factory ourselves, why choose a provider?",
  image: liveSwitch,
  subtitle: "Why choose the provider?",
  author: "Sofia Chen",
  authorTitle: "Marketer",
  tags: ["Company", "Manufacturing", "Quality"],
  networkArr: [],
  networkArr2: [],
  sections: [
    {
      heading: "A fair question",
      paragraphs: [
        "Today our website opens. It replaces a folder of PDF files and says in one place what we do, where we do it and whom to ask. Launch notes are usually about the company. We’d rather use this one for a question that comes up in nearly every first call: if we can find a factory ourselves, why choose a provider?",
        "It is a fair question. Directories list thousands of suppliers, and some of them are very good. For a simple part in a steady quantity, buying direct may be the right thing to do, and we say so. The case for a provider begins where a product has several processes, several suppliers and one launch date. It rests on three things: speed and flexibility, factories whose quality is certified, and people who are physically there.",
      ],
    },
    {
      heading: "Speed is mostly the absence of waiting",
      paragraphs: [
        "Very little of a product’s calendar is spent working. Most of it is spent waiting: for a quotation, for an answer about a tolerance, for a sample to cross an ocean and a comment to cross back. When the engineer and the factory belong to one team, a good part of that waiting disappears. Three habits account for most of the difference.",
      ],
      list: [
        "Questions are answered within one business day. Teams in North America and Asia hand over to each other, so what is asked in Boston in the afternoon has been looked at in Dongguan by the next morning.",
        "Long-lead items are reserved early. Connectors, displays and tool steel are ordered when the architecture is frozen, not when the last drawing is signed.",
        "Samples are judged where they are made. The measurement report and the photographs travel the same day; the parts follow by courier.",
      ],
    },
    {
      heading: "Flexibility is decided in advance",
      paragraphs: [
        "Forecasts are wrong in both directions. Flexibility, then, is not a promise to try harder in the week when it matters; it is a set of decisions taken in the design and in the contract. We prefer common materials and standard finishes, name a second source for each critical component while the board can still be changed, and agree with the factory in writing how far an order may move, and how late.",
        "In practice, a first run of 200 units from bridge tooling and a later run of 20,000 from hardened tools share the same drawings and the same inspection plan. If a tariff or a freight lane changes, final assembly can move to the second site that was qualified for the purpose, and the product does not have to be designed again.",
      ],
    },
    {
      heading: "Certified, and then checked",
      quote:
        "A certificate says that a system exists. It does not say that the system was followed late on a Thursday in the last week of the quarter.",
      paragraphs: [
        "For us a certificate is where the conversation with a factory begins. Before it joins the network we ask for its current certificates and confirm with the issuing body that they are genuine, and that their scope covers the process and the address in question.",
        "A certificate says that a system exists. It does not say that the system was followed late on a Thursday in the last week of the quarter. So our own engineers audit each factory before the first order and at least once a year afterward. You may read the findings, with the dates on which they were closed. This is what we look for first.",
      ],
      list: [
        "ISO 9001 for the quality management system, at every factory.",
        "ISO 13485 where medical devices are made, IATF 16949 where the parts go into vehicles.",
        "ISO 14001 and a recent social audit, for the environment and for working conditions.",
        "IPC-A-610 acceptance criteria, with trained inspectors, for electronic assemblies.",
      ],
    },
    {
      heading: "Presence makes the difference",
      paragraphs: [
        "Most quality problems can be seen at the line hours or days before they can be seen in a report. A burr grows as a punch wears. A reflow profile drifts with the weather. A new operator picks the part up by the face that will be on show. Someone who is standing there sees it, asks, and has it fixed while the parts are still good.",
        "That is why our manufacturing liaisons live where the products are made. They attend the tool trial, the first article, the start of each run and the final inspection, and they write one page a day: quantity, yield, defects with photographs, and what was done about them. You read the same page as we do.",
      ],
    },
    {
      heading: "What to ask any provider",
      paragraphs: ["Whoever you talk to, us included, these questions are worth asking before you sign."],
      list: [
        "Who will be in the factory during the first run, and who pays them?",
        "May we read the last audit report of the factory you propose, findings included?",
        "Which components have only one source, and what is the plan if it dries up?",
        "Who owns the tools, drawings and test fixtures, and how do we get them if we part?",
        "What is the landed cost per unit, duty and freight included, at our first volume and at ten times that volume?",
      ],
    },
    {
      heading: "Where to begin",
      paragraphs: [
        "If you would like to hear our answers for your own product, tell us about it. A drawing, a sketch or a sample is enough to start with. The first conversation takes about an hour, and you will leave it with a plain opinion on what to do next, even if that is to buy direct.",
      ],
    },
  ],
  updatedAt: "2026-11-23",
};
