import { batteryDetail, boardDetail } from "#content/project-photo.ts";
import type { Service } from "#content/schema.ts";
import { serviceIntros } from "#content/service-intro.ts";
import { layers } from "#content/service-photo.ts";

const [card] = serviceIntros;

export const engineering: Service = {
  ...card,
  image: layers,
  statement: "Most products reach us as something between a sketch and a working prototype.",
  data: [
    "Our engineers turn that into a design a factory can quote without guessing: solid models with real tolerances, schematics with parts that can be bought, and a bill of materials that says what each item is for.",
    "Mechanical and electrical work happen side by side, in one team and one model. The board outline, the seal, the screw boss and the connector are settled together, so that a change in one shows up immediately in the others. Heat, drop, moisture and electromagnetic compatibility are calculated early and measured later.",
    "You own the result. Models, drawings, firmware interfaces and test procedures are handed over in open or native formats, complete enough for any competent factory to build from them.",
  ],
  services:
    "Our design partners in North America and Asia cover the disciplines that a physical product needs, one at a time or as a whole.",
  listTitle: "What we design",
  servicesArray: [
    { name: "Mechanical engineering (CAD/3D)", drawing: "model" },
    { name: "Electrical engineering (circuit, PCBA, cable harness)", drawing: "board" },
    { name: "Lighting design", drawing: "lamp" },
    { name: "Packaging design", drawing: "carton" },
  ],
  listTitle2: "What comes with it",
  servicesArray2: [
    "Design for manufacturing reviews with the factory",
    "Tolerance, thermal and structural analysis",
    "Prototypes and pilot builds",
    "Test plans, fixtures and acceptance criteria",
    "Drawings, models and bills of materials under revision control",
  ],
  approach: [
    {
      title: "We begin with the requirements that can be measured.",
      text: "Size, mass, load, temperature, life, unit cost, certification: each is given a number and a way to test it before geometry is drawn. Where a number is not yet known, we say so and plan the experiment that finds it.",
    },
    {
      title: "After that the work runs in short loops.",
      text: "A concept is modeled, reviewed with a factory, built, measured and corrected, and each loop ends with a decision that is written down. Tools are ordered when the pilot build passes the agreed tests, and not before.",
    },
  ],
  span: "Sketch to released drawings",
  gallery: [boardDetail, batteryDetail],
  advisoryServiceId: "1",
  updatedAt: "2026-11-22",
};
