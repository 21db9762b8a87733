import { expect, test } from "@playwright/test";
import { findPrintProblem, printedPages } from "./print.ts";
import { persist, persistedLine } from "./support.ts";

for (const path of Object.keys(printedPages)) {
  test(`${path} prints its content, without navigation and buttons`, async ({ page }) => {
    await persist(page, { cart: [persistedLine(1, 2)] });
    expect(await findPrintProblem(page, path)).toBeUndefined();
  });
}
