import type { PostDraft } from "#content/schema.ts";
import { circuit } from "#content/service-photo.ts";

export const pcbAssemblyQuestions: PostDraft = {
  id: "pcb-assembly-questions",
  title: "What to settle before a PCBA order",
  createdAt: "2026-09-30",
  subtitle: "Seven questions that the assembler will ask anyway",
  description:
    "Files, bare board, parts, IPC class, test, change and price: the questions to answer before ordering assembled circuit boards.",
  author: "Sofia Chen",
  authorTitle: "Marketer",
  tags: ["Electronics", "Sourcing", "Quality"],
  image: circuit,
  networkArr: [],
  networkArr2: [],
  sections: [
    {
      heading: "Which files are the order?",
      quote:
        "If they disagree, someone has to guess, and the guess is made at night by the person loading the feeders.",
      paragraphs: [
        "An assembler reads several files that describe the same board. If they disagree, someone has to guess, and the guess is made at night by the person loading the feeders. Put everything into one archive with one revision letter, and send nothing afterward by chat.",
      ],
      list: [
        "Fabrication data: Gerber X2 with drill files, or a single ODB++ or IPC-2581 package, which also carry the netlist.",
        "The bill of materials with manufacturer part numbers, quantity, reference designators, and the parts that are not to be fitted marked as such.",
        "The placement file: center, side and rotation of each part.",
        "An assembly drawing with polarity marks, torque, glue, labels and anything that is soldered by hand.",
        "The panel, either drawn or left to the factory with limits: rails of about 5\u00a0mm, fiducials, and no tall or brittle part beside the break-off line.",
      ],
    },
    {
      heading: "What exactly is the bare board?",
      paragraphs: [
        "State the layer stack, finished thickness, copper weights, laminate by its glass transition temperature or by a list of permitted types, solder mask, and surface finish. Electroless nickel immersion gold is the usual choice for fine pitch; organic preservative is cheaper and has a shorter shelf life; lead-free leveled solder is robust but less flat. Lines with controlled impedance need a value and a tolerance, commonly ±10 percent, and a note that the fabricator may adjust the width to meet it.",
        "Bare boards are specified to IPC-6012. Its class matters to more than inspection: for plated holes it asks for 20\u00a0µm of copper on average in Class 2 and 25\u00a0µm in Class 3, and Class 3 does not allow the drill to break out of the pad. A layout with small pads cannot be promoted to Class 3 by a note on the order.",
      ],
    },
    {
      heading: "Who buys the parts?",
      paragraphs: [
        "In a turnkey order the assembler buys everything, in a consigned order you do, and many orders are mixed: you reserve the processor and the radio module, the factory buys the resistors. Whichever it is, name the permitted sources. Authorized distributors are the default. If a part can be had only from a broker, agree on the inspection that it must pass and on who bears the loss if it fails.",
        "For each critical part the list should carry an approved alternative that has been tried on the board. The phrase “or equivalent” without the words “after written approval” hands the design to the purchasing department. Allow for attrition too. A machine loses a few small passives in every reel change, so a kit of exactly 500 resistors does not build 500 boards.",
        "Moisture is part of the purchase. A component of sensitivity level 3 may lie open for 168 hours at no more than 30\u00a0°C and 60 percent relative humidity before reflow. If you send opened bags, someone must know for how long they were open, or bake them.",
      ],
    },
    {
      heading: "Which class of workmanship?",
      paragraphs: [
        "IPC-A-610 says what an acceptable assembly looks like, and IPC J-STD-001 how the soldering is to be done. Both know three classes. Class 1 is for simple products in which the function is all that counts; Class 2 for products that should work long and without interruption, which covers most industrial and commercial goods; Class 3 for those that must perform on demand and may not stand still, such as life support.",
        "Most boards belong in Class 2. Class 3 narrows several criteria and lengthens inspection, and the surcharge is real, so it should answer a requirement rather than a worry. If only one connector carries the risk, give that connector its own note.",
      ],
    },
    {
      heading: "How will a bad board be found?",
      paragraphs: [
        "Optical inspection sees missing, turned and badly soldered parts. It cannot see under a ball grid array or a leadless package; radiography can. Neither knows whether the circuit works. Flying probes measure the nets without a fixture, at some minutes a board, and suit small lots; a bed of nails takes seconds and costs a few thousand dollars or more to build, so it pays from several hundred boards up. Both want test points, which have to be in the layout.",
        "A functional test is yours to define: stimulus, limits, software, and the fixture with its drawings. Decide what is recorded. We ask for a result per serial number, since a yield without the list of failures cannot be improved. Decide as well how often a board may be reworked before it is scrapped. Two heat cycles at one location is a common limit.",
      ],
    },
    {
      heading: "What may change, and who is told?",
      paragraphs: [
        "Firmware version, label, stencil and paste belong under revision control just like the schematic. For a repeat order we ask the assembler to confirm in writing that nothing has changed since the last approved lot, or to list what has. A new paste or a new oven is a legitimate change, and it deserves a first article.",
      ],
    },
    {
      heading: "What does the price include?",
      paragraphs: [
        "The unit price is half the answer. Ask separately for stencil, programming, fixtures, first-article approval and minimum buys. Reels are bought whole, and a fifty-cent part with a minimum of 3,000 pieces costs 1,500 dollars however few are placed. Find out who owns that surplus, where it lies, and whether it is counted.",
        "Lead time is that of the slowest part. Fabrication of a standard multilayer board takes one to three weeks and assembly about as long, while a microcontroller in short supply can take half a year. Sort the bill of materials by lead time before you sort it by price. When we prepare an order we settle these seven points on one sheet that travels with the files, and the first reply from the factory is then a date instead of a list of questions.",
      ],
    },
  ],
  updatedAt: "2026-11-23",
};
