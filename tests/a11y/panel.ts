import { themeNames } from "#lib/theme/themes.ts";
import type { Finding, PassCount, Subject } from "./model.ts";
import { failureOf, passOf } from "./rules.ts";
import type { Contexts, Origins } from "./visitor.ts";

/** Stories whose colors have transitions, and that once had false violations after a switch of the theme. */
export const panelStories = ["ui-dialog--centered", "ui-button--primary"];

const themes = [...themeNames.slice(1), "light"];

type Reporter = { type: string; result: { violations?: { id: string; nodes: { html: string }[] }[] } };

/**
 * Switches the theme as Storybook's toolbar does, with motion, and compares what the accessibility panel shows after each
 * switch with what is true: these stories have no violation in any theme.
 */
export async function checkPanel(
  browser: Contexts,
  origins: Origins,
  subjects: readonly Subject[],
): Promise<{ passes: PassCount[]; findings: Finding[] }> {
  const passes: PassCount[] = [];
  const findings: Finding[] = [];
  for (const subject of subjects.filter(({ id }) => panelStories.includes(id))) {
    const context = await browser.newContext({ reducedMotion: "no-preference" });
    const page = await context.newPage();
    await page.goto(`${origins.storybook}/iframe.html?id=${subject.id}&viewMode=story`);
    await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.currentRender?.phase === "finished");
    for (const theme of themes) {
      const shown = await page.evaluate(async (name) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        const finished = new Promise<{ reporters: Reporter[] }>((resolve) => {
          channel.once("storyFinished", (payload) => resolve(payload as { reporters: Reporter[] }));
        });
        channel.emit("updateGlobals", { globals: { theme: name } });
        const { reporters } = await finished;
        const own = reporters.filter(({ type }) => type === "a11y");
        // a panel without a result says nothing
        if (own.length === 0) return [{ id: "no result", html: "" }];
        return own
          .flatMap(({ result }) => result.violations ?? [])
          .map(({ id, nodes }) => ({ id, html: nodes[0]?.html ?? "" }));
      }, theme);
      if (shown.length === 0) passes.push(passOf("panel-is-true", subject));
      for (const { id, html } of shown) {
        const message = `The panel shows ${id} after the switch of the theme.`;
        findings.push({ ...failureOf("panel-is-true", subject, `${theme}, after a switch`, message), html });
      }
    }
    await context.close();
  }
  return { passes, findings };
}
