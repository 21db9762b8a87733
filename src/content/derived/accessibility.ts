import report from "#content/accessibility-report.json";
import { statementOf } from "#content/accessibility-statement.ts";

/** The accessibility statement, from the last complete run of `npm run a11y -- --publish`. */
export const accessibility = statementOf(report);
