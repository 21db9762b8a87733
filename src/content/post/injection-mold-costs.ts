import type { PostDraft } from "#content/schema.ts";
import { tool } from "#content/service-photo.ts";

export const injectionMoldCosts: PostDraft = {
  id: "injection-mold-costs",
  title: "What an injection mold costs, and why",
  shortTitle: "What an injection mold costs",
  createdAt: "2026-10-28",
  subtitle: "Taking a tooling quotation apart",
  description:
    "Why quotes for the same part run from 4,000 to 60,000 dollars: steel, side actions, cavities, runners, and what is not on the quotation.",
  author: "Adewale Okoro",
  authorTitle: "Founder",
  tags: ["Tooling", "Manufacturing", "Engineering"],
  image: tool,
  networkArr: [],
  networkArr2: [],
  sections: [
    {
      heading: "Several honest answers",
      paragraphs: [
        "Ask what a mold costs for a housing the size of a paperback and you may be told 4,000 dollars, 18,000 or 60,000. All three can be honest. The first is an aluminum tool with hand-loaded inserts for a few thousand parts, the second a single-cavity steel tool from Asia, and the third a four-cavity hardened tool with a hot runner, built to run for years. The figures in this article are orders of magnitude in 2026. They vary with region, exchange rate and how busy the toolroom is.",
        "A quotation can be read like a bill of materials. In a plain steel tool the standard mold base and bought components may account for a fifth of the price, steel for a tenth, design for a tenth. Most of the rest is hours: milling, spark erosion, fitting and polishing. Whatever adds hours adds money, and the part’s geometry decides that before anyone negotiates.",
      ],
    },
    {
      heading: "What the shape costs",
      quote: "A mold opens in one direction.",
      paragraphs: [
        "A mold opens in one direction. Whatever cannot leave in that direction needs a moving piece of steel with its own guide, wear plates and lock. Each slide or lifter adds perhaps 1,000 to 3,000 dollars to a small tool, and it takes up room that would have held another cavity. A clip that is drawn as a hook across the opening direction is the usual culprit; with a slot through the wall below it, the same clip can often be formed by the two halves alone.",
        "Deep narrow ribs have to be sunk with electrodes rather than milled. A high polish is done by hand, and SPI grade A2 costs several times what a stoned finish does. Etched texture is charged by area and wants draft: one degree for plain walls, and for texture about one to one and a half degrees more for each 0.025\u00a0mm of depth. Without it the part is scraped as it leaves, and the complaint arrives as a cosmetic reject at the molder’s door.",
      ],
    },
    {
      heading: "Steel and life",
      paragraphs: [
        "Tool life is commonly stated in the classes of the former Society of the Plastics Industry. They give a shared language for the purchase order.",
      ],
      list: [
        "Class 105: up to 500 cycles, for prototypes.",
        "Class 104: up to 100,000 cycles with non-abrasive plastics, in mild steel or aluminum.",
        "Class 103: up to 500,000 cycles, typically in pre-hardened P20 of about 30\u00a0HRC.",
        "Class 102: up to one million cycles, with hardened cavities.",
        "Class 101: a million and more, with cavities at 48\u00a0HRC or above and every moving part hardened.",
      ],
    },
    {
      heading: "The resin has a say",
      paragraphs: [
        "Nylon with 30 percent glass fiber wears soft steel visibly within some tens of thousands of shots, and flame-retarded grades can corrode it. Shrinkage is a property of the grade as well: about 0.5 percent for ABS, between one and two and a half for polypropylene. A tool cut for one will not give the right size in the other. If the material is still under discussion, it is too early to order the tool.",
      ],
    },
    {
      heading: "How many cavities?",
      paragraphs: [
        "More cavities cost more once and less for each part. Say a single-cavity tool costs 22,000 dollars and makes a part every 30 seconds on a machine at 40 dollars an hour. That is 120 parts an hour, or 33 cents of machine time each. A four-cavity tool at 48,000 dollars needs a larger machine at 55 dollars and cycles in 34 seconds. It makes 423 parts an hour at 13 cents. The extra 26,000 dollars come back after about 128,000 parts.",
        "If the forecast says 40,000 in the first year and hopes for more, the single cavity is right, and the second tool can be paid for by the sales that justify it. It will also be a better tool, because the first has shown what to change.",
      ],
    },
    {
      heading: "Cooling, runners and the price per part",
      paragraphs: [
        "Cooling usually takes more than half of the cycle, and its time grows roughly with the square of the wall. A wall of 3\u00a0mm cools in a little over twice the time of one of 2\u00a0mm. Channels that follow the core closely are therefore money well spent.",
        "A cold runner is thrown away or reground with every shot. A hot runner keeps it molten, at roughly 1,500 to 4,000 dollars for each drop together with its controller. It pays in volume and with costly resins, and it makes color changes slower.",
      ],
    },
    {
      heading: "What the quotation leaves out",
      paragraphs: ["Two offers are comparable when the following lines have been asked for in both."],
      list: [
        "Trials: how many, with how much resin, and who pays from the third on. First shots typically come six to ten weeks after design approval.",
        "Texture, engraving and date inserts, which are often added after the first trial.",
        "A filling simulation, and the tool design in 3D for your approval before steel is cut.",
        "Spare inserts, pins and a maintenance schedule, with the number of shots the maker guarantees.",
        "Ownership: your asset plate on the tool, the design files, storage without charge, and release on request.",
        "Duty and freight, if the tool is to move.",
      ],
    },
    {
      heading: "Where to save",
      paragraphs: [
        "Save in the part first. Remove an undercut, relax a finish that faces a wall, move a logo to an insert. Leave critical dimensions “steel-safe”, so that correcting them means cutting metal away and never welding it on. A family tool that makes lid and base together looks thrifty, but the two seldom fill alike, and a reject of one idles the other.",
        "Steel, cooling and the trial are bad places to save. Our engineers attend the first trial with the drawing and the resin’s data sheet, since the settings that make a first good part say more about a tool than the part itself does. A common payment plan is 40 percent with the order, 40 with the first samples and 20 on approval. Keep the last part as large as the toolmaker will bear.",
      ],
    },
  ],
  updatedAt: "2026-11-23",
};
