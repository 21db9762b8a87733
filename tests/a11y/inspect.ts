import type { Page } from "playwright";
import { themeNames, type Theme } from "#lib/theme/themes.ts";
import { measureContrast } from "./contrast-by-pixels.ts";
import { hashDocument } from "./dom-hash.ts";
import { loadEngines, runAxe, runIbm, type AxeParameters, type EngineReport } from "./engines.ts";
import type { Observation } from "./in-page-checks.ts";
import type { Finding, Rule } from "./model.ts";
import { ruleOf, type OwnRuleId } from "./rules.ts";
import { setTheme, walkThrough, type Start } from "./walk.ts";

/** What was found on one subject. */
export interface Inspection {
  passed: Rule[];
  found: Omit<Finding, "subject">[];
  /** The themes in which axe has run. */
  themes: readonly Theme[];
}

/** The checks to make; each is a part of a complete run. */
export interface Plan {
  axe: boolean;
  ibm: boolean;
  /** Names, relations and targets. */
  names: boolean;
  /** Forced colors, reduced motion and orientation. */
  modes: boolean;
  /** Reflow, zoom, text size and text spacing. */
  sizes: boolean;
  /** The keyboard walks, each in a window of its own size. */
  walks: readonly { width: number; height: number; directions: "both" | "forwards"; textSize?: number }[];
  /** Where the walks begin. */
  start: Start;
  /** The results of rings of the focus that other subjects have shown. */
  rings?: Map<string, boolean>;
  /** Opens a state again, which other checks and the walk itself may end. */
  reopen?: () => Promise<void>;
  /** The widths of the engines. */
  widths: readonly number[];
  /** The themes of the engines. */
  themes: readonly Theme[];
  /** Whether other pages differ in their words only: the second engine then runs at the first width, in the first theme. */
  isRepeated: boolean;
  parameters?: AxeParameters;
}

/** Applies the text spacing of WCAG 1.4.12 by a constructed style sheet, which the security policy allows. */
const setTextSpacing = (page: Page, isOn: boolean) =>
  page.evaluate((on) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}",
    );
    if (on) document.adoptedStyleSheets.push(sheet);
    else document.adoptedStyleSheets.pop();
  }, isOn);

/** Sets the default text size of the browser, in pixels, which media queries in rem follow, unlike a style of the root. */
async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard } });
  await session.detach();
}

/** Makes the checks of the plan on what the page shows, and leaves it in the light theme, in a window of any size. */
export async function inspect(page: Page, plan: Plan): Promise<Inspection> {
  const passed: Inspection["passed"] = [];
  const found: Inspection["found"] = [];
  const checkedThemes = new Set<Theme>();
  const addEngine = (report: EngineReport, condition: string) => {
    passed.push(...report.passed);
    found.push(...report.found.map((one) => ({ ...one, condition })));
  };
  const add = (rules: readonly OwnRuleId[], observed: readonly Observation[], condition: string) => {
    for (const rule of rules) {
      const own = observed.filter((one) => one.rule === rule);
      if (own.length === 0) passed.push(ruleOf(rule));
      for (const one of own) found.push({ ...one, ...ruleOf(rule), outcome: "failed", condition });
    }
  };
  if (plan.axe || plan.ibm) await loadEngines(page, plan);
  const structures = new Set<string>();
  let areThemesEqual = true;
  let isDetermined = true;
  for (const width of plan.widths) {
    await page.setViewportSize({ width, height: 800 });
    // a target that is half-way under the fixed header has no size of its own
    await page.evaluate(() => window.scrollTo(0, 0));
    let firstHash: string | undefined;
    const structure = await page.evaluate(hashDocument, "structure" as const);
    const isEqual = structures.has(structure);
    structures.add(structure);
    const engineThemes = plan.axe || plan.ibm ? plan.themes : [];
    // where axe can tell every background from the styles, the colors of an equal document do not depend on the width
    const shown: readonly Theme[] = isEqual && areThemesEqual && isDetermined ? engineThemes.slice(0, 1) : engineThemes;
    for (const theme of shown) {
      await setTheme(page, theme);
      const isFirst = theme === themeNames[0];
      const hash = await page.evaluate(hashDocument, "geometry" as const);
      // a theme that changes nothing but colors changes the results of the rules about color only, and a width those about layout
      const isRecolored = hash === firstHash;
      const fullScope = isEqual && isFirst ? "layout" : "all";
      const scope = isRecolored ? "color" : fullScope;
      areThemesEqual &&= isRecolored || isFirst;
      firstHash ??= hash;
      if (plan.axe) {
        checkedThemes.add(theme);
        const report = await runAxe(page, plan.parameters, scope);
        isDetermined &&= !report.found.some(({ rule, outcome }) => rule === "color-contrast" && outcome === "cantTell");
        addEngine(await measureContrast(page, report), `${theme}, ${width} px`);
      }
      // IBM's engine reads colors from the styles alone, where a width changes none
      const isNew = !plan.isRepeated && (isFirst || width === plan.widths[0]);
      if (plan.ibm && (isNew || (isFirst && width === plan.widths[0])))
        addEngine(await runIbm(page, isRecolored ? "color" : "all"), `${theme}, ${width} px`);
    }
    await setTheme(page, "light");
    if (plan.names) {
      const observations = await page.evaluate(() => [
        ...window.inPageChecks.targetSize(),
        ...window.inPageChecks.names(),
        ...window.inPageChecks.structure(),
      ]);
      const rules: OwnRuleId[] = [
        "target-24",
        "name-begins-with-text",
        "references-exist",
        "errors-described",
        "table-headers",
        "alternative-in-words",
        "headings-marked",
        "visual-order",
      ];
      add(rules, observations, `${width} px`);
    }
    // each width of a document of another structure shows other controls
    if (plan.modes && !isEqual) await inspectModes(page, width, add);
  }
  if (plan.sizes) await inspectSizes(page, add);
  const walk = async ({ width, height, directions, textSize = 16 }: Plan["walks"][number]) => {
    await setTextSize(page, textSize);
    const open = async () => {
      await plan.reopen?.();
      await page.setViewportSize({ width, height });
    };
    await open();
    const { rules, found: observed } = await walkThrough(page, {
      directions,
      start: plan.start,
      reopen: open,
      rings: plan.rings,
    });
    add(rules, observed, `${width} × ${height} px${textSize > 16 ? `, text of ${textSize} px` : ""}`);
    await setTextSize(page, 16);
  };
  // the other windows show the order of the focus, which a document of equal structure shows in the first one
  for (const one of structures.size > 1 ? plan.walks : plan.walks.slice(0, 1)) await walk(one);
  return { passed, found, themes: [...checkedThemes] };
}

type Add = (rules: readonly OwnRuleId[], found: readonly Observation[], condition: string) => void;

/** Forced colors and reduced motion, really emulated by the browser, and orientation, in the window as it is. */
async function inspectModes(page: Page, width: number, add: Add): Promise<void> {
  add(["motion"], await page.evaluate(() => window.inPageChecks.animations()), `reduced motion, ${width} px`);
  add(["orientation"], await page.evaluate(() => window.inPageChecks.orientation()), "both orientations");
  for (const scheme of ["light", "dark"] as const) {
    await page.emulateMedia({ forcedColors: "active", colorScheme: scheme });
    const found = await page.evaluate(() => window.inPageChecks.forcedColors());
    add(["forced-colors-icon", "forced-colors-field"], found, `forced colors, ${scheme}, ${width} px`);
  }
  await page.emulateMedia({ forcedColors: "none", colorScheme: "light" });
}

/** Zoom, reflow, text size and text spacing. */
async function inspectSizes(page: Page, add: Add): Promise<void> {
  const findOverflow = () =>
    page.evaluate(() => [...window.inPageChecks.overflow(), ...window.inPageChecks.clippedText()]);
  const addAs = (rule: OwnRuleId, found: readonly Observation[], condition: string) =>
    add(
      [rule],
      found.map((one) => ({ ...one, rule })),
      condition,
    );
  await setTextSize(page, 32);
  await page.setViewportSize({ width: 1280, height: 800 });
  addAs("text-size", await findOverflow(), "text of 32 px");
  await setTextSize(page, 16);
  // zoom of 200 % in a window of 1280 × 1024 pixels
  await page.setViewportSize({ width: 640, height: 512 });
  addAs("zoom", await findOverflow(), "zoom 200 %");
  // zoom of 400 % in this window is a window of 320 × 256 pixels, too
  await page.setViewportSize({ width: 320, height: 256 });
  const narrow = await findOverflow();
  addAs("zoom", narrow, "zoom 400 %");
  add(["reflow", "clipped-text"], narrow, "320 × 256 px");
  await setTextSpacing(page, true);
  addAs("text-spacing", await findOverflow(), "text spacing, 320 × 256 px");
  await setTextSpacing(page, false);
}
