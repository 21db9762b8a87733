import { advisoryServiceSummaries } from "#content/advisory-service-summary.ts";
import type { AdvisoryService } from "#content/schema.ts";
import { robot } from "#content/service-photo.ts";

const [, , , , summary] = advisoryServiceSummaries;

export const supplierAuditing: AdvisoryService = {
  ...summary,
  description:
    "A factory seen through an engineer’s eyes: what it can do, what it claims, and what must be closed first.",
  icon: "clipboard-check",
  drawing: "A chart of six axes from process to tests, with what the audit found as an uneven area inside.",
  image: robot,
  details: [
    { view: "112 16 176 132", text: "Process: nine of ten, seen at the running line, not on paper." },
    { view: "112 160 176 132", text: "Records: half of what the procedure asks for, so this finding comes first." },
  ],
  paragraphs: [
    "Our auditors are production engineers. They follow an order through the building, from the receiving shelf to the shipping dock, and compare what the procedure says with what people do at each station. Gauges are checked for their calibration, operators for their training, and one finished lot is traced back to its raw material.",
    "You receive the report within five working days: a score for each area, findings with photographs and their weight, and a plan with dates that the factory has signed. If our advice is to look elsewhere, the first page says so.",
  ],
  capabilities: [
    "Qualification audits of new suppliers",
    "Process audits at the running line",
    "Capacity and bottleneck studies",
    "Labor, safety and environmental audits",
    "Follow-up visits until each finding is closed",
  ],
  approach:
    "An audit is only worth what happens afterward. We agree on the findings with the factory before we leave, separate what endangers the product from what merely looks untidy, and come back to see the corrections in use. Factories that have been audited this way tend to ask for the next visit themselves.",
  process: [
    { title: "Prepare", text: "Certificates, process maps and your drawings are read before we travel." },
    { title: "Walk the line", text: "One order is followed through the plant, station by station." },
    { title: "Report", text: "Findings are ranked, illustrated and agreed on site." },
    { title: "Close", text: "Corrections are verified at the line, then signed off one by one." },
  ],
  updatedAt: "2026-11-23",
};
