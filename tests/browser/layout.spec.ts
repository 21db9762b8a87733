import { expect, test } from "@playwright/test";
import { findLayoutFaults, layoutRules, type LayoutRule } from "./layout-rules.ts";

const words = (count: number) => "word ".repeat(count);
const box = (style: string) => `<div style="${style}"></div>`;

/** A document for each rule, which breaks that rule alone. */
const seeded: Record<LayoutRule, string> = {
  "left-edges": `<p>One edge.</p><p style="margin-left: 5px">Another edge.</p>`,
  "line-length": `<p style="width: 700px; font: 12px monospace">${words(80)}</p>`,
  gap: `<div style="display: flex; gap: 7px"><span>One</span><span>Two</span></div>`,
  "single-word": `<h2 style="width: 190px; font: 20px monospace">A heading that ends also with it</h2>`,
  "broken-word": `<h2 style="width: 90px; font: 20px monospace; overflow-wrap: anywhere">Manufacture products</h2>`,
  "single-card": `<ul style="display: grid; grid: auto-flow 100px / 1fr 1fr"><li>1</li><li>2</li><li>3</li></ul>`,
  "size-step": `<h2 style="font-size: 22px">A heading</h2><p style="font-size: 21px">Large text.</p>`,
  cut: `<button style="position: absolute; left: 1270px; width: 80px">Cut</button>`,
  "covered-text": `<p>A text below a button</p><button style="position: absolute; left: 60px; top: 4px">Over</button>`,
  "split-word": `<p style="width: 30px; font: 20px monospace; overflow-wrap: anywhere">Word</p>`,
  "picture-pixels": `<picture><img src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=#-1.webp" width="200" height="200"></picture>`,
  "empty-block": `<section>${box("height: 300px")}<p>At the end.</p>${box("height: 200px")}</section>`,
  "empty-column": `<div style="display: flex"><p>Short.</p><div>${"<p>Long.</p>".repeat(20)}</div></div>`,
  "covered-focus": `<div style="position: sticky; top: 0; height: 90px; background: white"></div>
    <p><a href="#">A link</a></p>${box("height: 2000px")}<p><a href="#">Another</a></p>`,
};

for (const rule of layoutRules)
  test(`a page that breaks the rule '${rule}' is reported`, async ({ page }) => {
    await page.setContent(`<style>main > * { margin: 0; max-width: 1000px }</style><main>${seeded[rule]}</main>`);
    const faults = await page.evaluate(findLayoutFaults, [4, 8, 16]);
    expect(faults.map((fault) => fault.rule)).toEqual([rule]);
  });
