import { prototypes } from "#content/post-photo.ts";
import type { PostDraft } from "#content/schema.ts";

export const prototypeToProduction: PostDraft = {
  id: "prototype-to-production",
  title: "From prototype to production",
  createdAt: "2026-11-18",
  subtitle: "What each build is for, and what to freeze when",
  description:
    "A working prototype is the halfway mark. What EVT, DVT and PVT builds should prove, what they cost in time, and when to freeze the design.",
  author: "Sofia Chen",
  authorTitle: "Marketer",
  tags: ["Engineering", "Manufacturing", "Quality"],
  image: prototypes,
  networkArr: [],
  networkArr2: [],
  sections: [
    {
      heading: "What the prototype has proved",
      paragraphs: [
        "The prototype on the table works. It has convinced the board, perhaps the first customers, and the question in the room is how soon a thousand can be had. The usual answer disappoints: for a connected product with molded parts, eight to fourteen months. It helps to see where that time goes: some of it can be saved, and some only looks that way.",
        "A prototype proves that the idea works once, in the hands of those who made it. Production needs the same result from people who have never met the designers, with parts from different lots, in a time that someone has paid for.",
      ],
    },
    {
      heading: "What it conceals",
      paragraphs: [
        "Prototypes are built by methods that forgive. Several questions have therefore not been asked yet.",
      ],
      list: [
        "Printed and machined parts need no draft, no gates and no even walls, and their material is not the one that will be molded.",
        "The board was soldered by a person who knew which part to watch, with components bought from a shop window.",
        "Firmware was loaded from a laptop. A line needs a programmed fixture, keys, serial numbers and a record.",
        "Five units say nothing about tolerances. The fit that was filed by hand has no dimension.",
        "No one has dropped it in its box, run it at 40\u00a0°C for a month, or measured its emissions.",
      ],
    },
    {
      heading: "Engineering validation: does the design work?",
      quote: "Failures are expected, and a second EVT is cheaper than a hopeful DVT.",
      paragraphs: [
        "Most teams use three builds with three abbreviations. The first, EVT, takes the intended components and architecture, with mechanical parts still from soft tools or machining. Twenty to fifty units are common. They are there to be broken. Each requirement in the specification gets a test, at the limits of temperature and voltage as well as on the bench, and a radio or power product spends a day or two in a pre-compliance laboratory.",
        "The stage ends when every requirement has a result. Failures are expected, and a second EVT is cheaper than a hopeful DVT.",
      ],
    },
    {
      heading: "Design validation: does the real thing work?",
      paragraphs: [
        "For DVT, the parts come from production tools and the boards from the production assembler. Fifty to two hundred units go through life, drop, climate and packaging tests, and to users who were not told how to hold it. Certification samples are taken from this build, because the authorities and the laboratories expect equipment that represents what will be sold. If there is a lithium battery, its cell and pack type must have passed the UN 38.3 transport tests before it travels, with narrow exceptions for prototypes; start early.",
        "Tools are ordered before DVT and are the largest check of the project. We ask for two things first: an EVT without open failures in the mechanics, and a design-for-manufacture review held with the toolmaker.",
      ],
    },
    {
      heading: "Production validation: does the line work?",
      paragraphs: [
        "PVT is the first production run in everything but quantity, often five to ten percent of the first order and rarely fewer than a hundred units. It uses the final line, operators, fixtures, cycle time and packaging. The product is no longer the subject of the test. What is measured is the process, and its first number is yield.",
        "Yields multiply. A line of five stations, each of which passes 95 percent at the first attempt, lets 77 percent through untouched. The other 23 are repaired, and repair is where cost, delay and returned goods come from. At 98 percent a station the figure is 90. So the work of the PVT is a list of failures in order of frequency, and a cause for each of the first five. The units can be sold if they meet the specification in full.",
      ],
    },
    {
      heading: "Freeze in stages",
      paragraphs: [
        "A freeze is a promise to change things only by a written change order, with its cost and with the stock it affects. It need not come all at once. Architecture and long-lead components freeze after EVT: processors, displays and connectors may take 16 to 30 weeks. Mechanical parts freeze when the tools are released, the appearance with the texture samples, firmware features at PVT with a way to update them. Text on the box comes last, since regulations and addresses change to the end.",
        "After a freeze, ask of every idea whether it is needed to ship. Good ideas that are not go on the list for the second revision. There will be one, and it will be better for having waited for complaints.",
      ],
    },
    {
      heading: "Where the months go",
      paragraphs: [
        "Steel tools take six to ten weeks to first shots and a further three to six until the texture is approved. Certification of a radio product takes four to eight weeks if nothing fails. Test fixtures take six. A ship from East Asia needs two to seven weeks, depending on the coast and the route, and the customs entry some days. Much of this can run in parallel, and our project plans are drawn backward from the first shipment to see which of it must.",
        "The first month of shipments belongs in the plan as well. Keep an engineer at the line, raise the volume in steps, hold a buffer of critical parts and read every return yourself. Early returns are few, and they are the last cheap prototype that you will get.",
      ],
    },
  ],
  updatedAt: "2026-11-22",
};
