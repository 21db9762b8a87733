import type { Page } from "playwright";
import type { Defect } from "./defects.ts";

/** Changes what a subject shows before it is checked. */
export interface Changes {
  /** Runs in the document before its own code. */
  before?: () => void;
  /** Runs when the subject is shown. */
  prepare?: (page: Page) => Promise<void>;
}

/** Makes the defect in the document that shows its subject, and marks its element. */
async function applyDefect(page: Page, { target, apply }: Defect): Promise<void> {
  if (!target) return;
  await page.evaluate(`(() => {
    const element = document.querySelector(${JSON.stringify(target)});
    if (!element) throw new Error(${JSON.stringify(`There is no '${target}'.`)});
    element.setAttribute("data-defect", "");
    (${apply?.toString() ?? "() => undefined"})(element);
  })()`);
}

/** The changes that make the defects; of those that need to run before the document, the first. */
export function changesBy(defects: readonly Defect[]): Changes {
  if (defects.length === 0) return {};
  const before = defects.find((defect) => defect.before)?.before;
  const prepare = async (page: Page) => {
    for (const defect of defects) await applyDefect(page, defect);
  };
  return { prepare, ...(before && { before }) };
}
