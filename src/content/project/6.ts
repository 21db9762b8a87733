import { harness } from "#content/project-photo.ts";
import type { Project } from "#content/schema.ts";
import { robot } from "#content/service-photo.ts";

export const wiringHarness: Project = {
  id: "6",
  title: "Wiring harness for a service robot",
  discipline: "Manufacturing",
  summary: "One branched harness instead of five loose cables, tested on every wire before it leaves the bench.",
  description:
    "One branched harness instead of five loose cables for a service robot, with every wire tested before it leaves the bench.",
  image: harness,
  drawing: "cable",
  size: [1850, 60, 32],
  facts: {
    location: "Ciudad Juárez, Mexico",
    client: "Calder Field Robotics",
    consultant: "Marisol Vega",
    type: "Wiring and cable harnesses",
    duration: "6 months",
    completion: "2025-01-24",
  },
  strategies: [
    "Five cables drawn as one tree",
    "Connectors that fit only one way",
    "Wire rated for bending, wherever a joint bends",
    "A forming board for every branch length",
    "Every wire tested, a sample of every crimp pulled",
  ],
  quote: {
    text: "Assembly used to need our most patient colleague and a photograph. Now it needs one click per connector, and the robot does not come back with a wire in its elbow.",
    name: "Mei Tanaka",
    role: "Supply Chain Manager, Calder Field Robotics",
  },
  approach: [
    "The robot’s arm was wired with five cables from four suppliers, tied together during assembly. Most faults in the field began where two of them rubbed. We followed the arm through its whole range of movement with a camera and marked every place where a wire bends, and how often in a day.",
    "From that came one tree with three branches: a trunk in a braided sleeve, wire with fine strands in the two joints that move most, ordinary wire everywhere else. All connectors are keyed, and no two of the same kind lie within reach of each other. The branch lengths were proven on a forming board in the workshop before the first order.",
    "At the bench each harness plugs into a tester that checks every wire against every other and prints the label last. A harness without a label has not been tested. There is nothing in between.",
  ],
  goals: [
    "One harness instead of five cables",
    "Two million bends without a broken strand",
    "Assembly without instructions",
    "Cheaper than the loose cables",
  ],
  results: [
    { value: "5 to 1", label: "part numbers for the wiring of an arm" },
    { value: "2.6 million", label: "bends on the test rig before the first strand broke" },
    { value: "18\u00a0min", label: "saved in the assembly of each robot" },
    { value: "0", label: "wiring faults in the first 900 robots" },
  ],
  gallery: [robot],
  updatedAt: "2026-11-26",
};
