import json from "#content/accessibility-report.json";
import type { Summary } from "../../tests/a11y/report/summary.ts";

/** The figures of the last complete run of `npm run a11y -- --publish`. */
export const report = json as unknown as Summary;
