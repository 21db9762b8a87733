import { designReview } from "#content/project-photo.ts";
import type { PostDraft } from "#content/schema.ts";

export const designForManufactureReview: PostDraft = {
  id: "design-for-manufacture-review",
  title: "What a design-for-manufacture review looks at",
  shortTitle: "The design-for-manufacture review",
  createdAt: "2026-09-14",
  subtitle: "Reading a model as the person who has to make it",
  description:
    "What a reviewer looks for in molded, bent and machined parts, which tolerances get questioned, and what a useful DFM report contains.",
  author: "Adewale Okoro",
  authorTitle: "Founder",
  tags: ["Engineering", "Manufacturing"],
  image: designReview,
  networkArr: [],
  networkArr2: [],
  sections: [
    {
      heading: "What the review is for",
      quote:
        "Moving a rib in CAD takes ten minutes. Moving it after the tool has been cut means welding and machining steel, another trial and two or three weeks.",
      paragraphs: [
        "A design-for-manufacture review finds, while the geometry is still a file, whatever will make a part expensive, slow or unreliable to produce. It does not reopen the concept, and it is more than a check of the drawing standard. The reviewer takes the chosen process as given, asks what that process does badly, and looks for those places in the model.",
        "The saving comes from timing. Moving a rib in CAD takes ten minutes. Moving it after the tool has been cut means welding and machining steel, another trial and two or three weeks. Moving it after certification may mean repeating a test.",
      ],
    },
    {
      heading: "Before the geometry: quantity, process, material",
      paragraphs: [
        "The first page of our checklist has no geometry on it. It asks how many parts a year, for how many years, in which lots. A housing wanted fifty times should be machined or cast in silicone tools; wanted fifty thousand times it should be molded or die-cast. The two are different parts, and a model drawn for one is rarely right for the other.",
        "Then the material. A general name such as nylon or aluminum cannot be quoted. The grade can, and a grade that is common in Stuttgart may be a special order in Dongguan. EN AW-6082 plate is everyday stock in Europe, while American and Chinese shops will usually offer 6061. If either will do, the drawing should say so.",
      ],
    },
    {
      heading: "Geometry, process by process",
      paragraphs: [
        "Most findings come from a short list of rules of thumb. They are starting values, and the maker’s own limits override them.",
      ],
      list: [
        "Molded parts: an even wall, often 1.5 to 3\u00a0mm; ribs at 40 to 60 percent of it, so that the face opposite does not sink; one degree of draft on plain faces, and roughly another degree to a degree and a half for each 0.025\u00a0mm of texture depth.",
        "Sheet metal: an inside bend radius near the sheet thickness; punched holes no smaller than the thickness; hole edges at least two to two and a half thicknesses plus the radius away from a bend, or they will pull oval.",
        "Machined parts: internal corners with a radius of a third of the pocket depth or more, so that a stiff cutter can reach; no flat-bottomed deep holes without a reason; as few set-ups as the shape allows.",
        "Assemblies: parts that go in from one direction, cannot be fitted the wrong way around, and leave room for a hand or a driver.",
      ],
    },
    {
      heading: "Tolerances that no one asked for",
      paragraphs: [
        "A reviewer asks two things of each tolerance that is tighter than the general one: what fails if it is missed, and with what will it be measured? Surprisingly often the answer to the first is that the number came from an earlier drawing.",
        "General tolerances are enough for most features. ISO 2768-1, class m, gives a machined dimension between 6 and 30\u00a0mm a band of ±0.2\u00a0mm, which a shop can hold without special attention. At ±0.02\u00a0mm the same feature may need a second operation, a temperature-controlled room, and a coordinate measuring machine to prove it.",
        "Work out the stacks. Five parts in a row at ±0.1\u00a0mm each give ±0.5\u00a0mm in the worst case and about ±0.22\u00a0mm when the errors are independent and centered. Which of the two governs is a decision about risk, and it belongs in the report. Often the cheaper answer is to let one feature float, with a slot instead of a hole, and to hold the others loosely.",
      ],
    },
    {
      heading: "Assembly, test and repair",
      paragraphs: [
        "Every part can be fine and the product still poor. So we build it once on the table, from printed parts if need be, and count: parts, fasteners, types of fastener, turns of the workpiece, tools. In one recent review an outdoor gateway came in with fourteen screws of four lengths and left with eight of one length. Nothing else changed, and the assembly time fell by a quarter.",
        "The same session asks where the test probes land, whether a failed board can be taken out without destroying the seal, and what the operator sees when a step has been missed.",
      ],
    },
    {
      heading: "What the report should contain",
      paragraphs: [
        "A review that ends in a general impression has been wasted. Each finding should fit on one row, be ranked as must, should or could, and be answered in writing before release, even if the answer is no.",
      ],
      list: [
        "Where it is: part number, revision, and a picture with an arrow.",
        "What will happen, and what it costs in unit price, tooling, days or yield. An estimate marked as such is better than none.",
        "What is proposed instead, in a dimension rather than an adjective.",
        "Who decides, and by when.",
      ],
    },
    {
      heading: "Two reviews, half a day each",
      paragraphs: [
        "We hold the first when the architecture is chosen, because process, parting lines and part count are still open, and the second before tools are ordered. The second is done with the factory, on its own machine list. One rule holds for both: the reviewer has not drawn the part. Authors know too well what they meant.",
        "Twenty findings are normal for a housing of moderate complexity. If there are none, ask how long the reviewer looked.",
      ],
    },
  ],
  updatedAt: "2026-11-23",
};
