import { findPrintProblem, printedPages } from "../../browser/print.ts";
import { countFault, launch, withVisitor, type FaultCount } from "./fault-count.ts";

/** Prints cart, order and article: their content, without navigation and controls, within the width of the paper. */
export async function measurePrint(origin: string): Promise<FaultCount> {
  const browser = await launch();
  const count = await countFault("print", Object.keys(printedPages), (path) =>
    withVisitor(browser, (page) => findPrintProblem(page, path, origin)),
  );
  await browser.close();
  return count;
}
