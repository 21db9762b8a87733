import type { PostDraft } from "#content/schema.ts";
import { parcels } from "#content/service-photo.ts";

export const packagingDropTests: PostDraft = {
  id: "packaging-drop-tests",
  title: "Packaging drop tests, and what they tell you",
  shortTitle: "What packaging drop tests tell you",
  createdAt: "2026-10-20",
  subtitle: "Heights, sequences, cushions and the meaning of a pass",
  description:
    "Which drop test fits which journey, how ISTA and ASTM sequences run, how to estimate a cushion, and how to write a pass criterion.",
  author: "Sofia Chen",
  authorTitle: "Marketer",
  tags: ["Packaging", "Logistics", "Engineering"],
  image: parcels,
  networkArr: [],
  networkArr2: [],
  sections: [
    {
      heading: "Begin with the journey",
      paragraphs: [
        "A parcel that travels alone through a courier’s hubs is sorted by belts, chutes and tired people. It may be dropped a dozen times, mostly from below the knee and now and then from the waist. A carton in the middle of a wrapped pallet is hardly ever dropped; it is stacked, shaken and left in a damp warehouse. A test that suits one says little about the other. So the first entry in a packaging brief is the route, with each change of vehicle and each person who lifts the box.",
      ],
    },
    {
      heading: "The standards you will be quoted",
      paragraphs: [
        "Laboratories mostly work to procedures of the International Safe Transit Association (ISTA) or of ASTM International. These are the ones a product team meets.",
      ],
      list: [
        "ISTA 1A, for packaged products up to 68\u00a0kg: a fixed-displacement vibration and ten drops. A screening test that does not claim to simulate a journey.",
        "ISTA 2A: the same idea with conditioning, compression and more demanding heights.",
        "ISTA 3A, for single parcels up to 70\u00a0kg: a general simulation of the courier network. A standard parcel is dropped seventeen times, in two sets with random vibration between them.",
        "ISTA 3B for less-than-truckload freight and 3E for pallets of like products; ISTA 6 for the programs of particular retailers, among them Amazon.",
        "ASTM D4169, in which a distribution cycle is chosen and tested at one of three assurance levels. Level II is the one suggested unless there is a reason for another. The drops follow ASTM D5276.",
      ],
    },
    {
      heading: "How a sequence runs",
      paragraphs: [
        "Take ISTA 1A, the simplest. The height depends on the mass: 760\u00a0mm for a package below 10\u00a0kg, 610\u00a0mm below 19\u00a0kg, 460\u00a0mm below 28\u00a0kg, 310\u00a0mm below 45\u00a0kg and 200\u00a0mm above that. The box falls on a corner, then on the three edges that meet in that corner, then on all six faces. The corner is the most fragile one if that is known, and otherwise the bottom corner at the manufacturer’s joint, which the numbering of the faces calls 2-3-5.",
        "The order matters, and so does using the same box throughout. The corner drop crushes the board and loosens the insert; the face drops that follow then find less protection than the designer drew. A new carton for each drop is a different, easier test.",
      ],
    },
    {
      heading: "How much cushion?",
      paragraphs: [
        "A first estimate needs two numbers: the drop height, and the deceleration that the product survives, in multiples of g. Robust electronics often stand 60 to 100\u00a0g over the few thousandths of a second that such a shock lasts. Displays, magnets and anything with a heavy part on a thin board can be well below that. The honest way to know is a shock table.",
        "For a linear cushion the compression needed is about twice the drop height divided by that number. From 760\u00a0mm and for 60\u00a0g, that is roughly 25\u00a0mm of travel. Foam bottoms out long before it is flat; if half its thickness is usable, the wall should be 50\u00a0mm thick. The manufacturer’s cushion curves then give the loaded area, since a foam with too much surface under the product is as hard as a board. Molded fiber works by crumpling instead, which makes it good for one or two severe drops and weaker after each.",
      ],
    },
    {
      heading: "Say beforehand what a pass is",
      quote: "One box that passes proves little, because the corner may have been lucky.",
      paragraphs: [
        "The procedures tell the laboratory how to drop. What counts as damage is for the shipper to define, and it has to be written before the first fall. We use three levels. The product must work and be within its calibration. It must look as new to a buyer who opens it. The retail box may show marks, within photographs agreed with sales. The outer carton may be ugly, as long as it stays closed.",
        "ISTA asks for at least one sample and recommends more. One box that passes proves little, because the corner may have been lucky. We drop at least three, preferably five, with real products from the pilot run. A dummy of the right mass and center of gravity is good for development, and has no solder joints to break.",
      ],
    },
    {
      heading: "What the drop leaves out",
      paragraphs: [
        "Corrugated board is tested at 23\u00a0°C and 50 percent relative humidity, and shipped through the tropics. At 90 percent it keeps only about half of its compression strength, and under a constant load it loses more with each week. If goods cross the ocean, condition some samples hot and humid first, and calculate the stack with a safety factor between three and five according to time and climate.",
        "Vibration does its harm quietly. It polishes a painted face against its bag, undoes screws, and lets a heavy insert settle until there is a gap to fall through. That is why the longer procedures shake between the drops.",
      ],
    },
    {
      heading: "When it fails",
      paragraphs: [
        "Open the box slowly, photograph each layer, and find what moved first. Thicker foam is the expensive remedy: 10\u00a0mm more on each side of a shoebox-sized carton adds about a third to its volume, and freight is charged by volume. Often a rib under the heavy part, a clip on the connector or a tighter insert cures the fault inside the product for less. For one gateway we moved the load from the lid to the four corners of the housing, kept the carton as it was, and passed the next day.",
      ],
    },
  ],
  updatedAt: "2026-11-23",
};
