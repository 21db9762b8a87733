import { test } from "@playwright/test";
import { states } from "./states.ts";
import { expectNoViolations, persist, visit } from "./support.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const { name, width, path, persisted, open } of states) {
  test(`axe finds no violation while ${name}`, async ({ page }) => {
    await persist(page, { ...persisted });
    await page.setViewportSize({ width, height: 800 });
    await visit(page, path);
    await open(page);
    await expectNoViolations(page, name);
  });
}
