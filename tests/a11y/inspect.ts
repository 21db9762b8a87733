import type { Page } from "playwright";
import { themeNames, type Theme } from "#lib/theme/themes.ts";
import { measureContrast } from "./contrast-by-pixels.ts";
import { hashDocument } from "./dom-hash.ts";
import { loadEngines, runAxe, runIbm, type AxeParameters, type EngineReport } from "./engines.ts";
import type { Observation } from "./in-page-checks.ts";
import type { Finding, Rule, Subject } from "./model.ts";
import { ruleOf, rulesOf, type OwnRuleId } from "./rules.ts";
import { setTheme, walkThrough, type Directions } from "./walk.ts";

/** What was found on one subject. */
export interface Inspection {
  passed: Rule[];
  found: Omit<Finding, "subject">[];
  /** The themes in which axe has run. */
  themes: readonly Theme[];
}

interface InspectOptions {
  subject: Subject;
  /** True if the run makes one of the checks. */
  makes: (...checks: string[]) => boolean;
  /** True for a story that differs in words alone from an earlier one of its file. */
  hasKnownShape: boolean;
  parameters: AxeParameters;
  /** Opens a state again, which other checks and the walk itself may end. */
  reopen: () => Promise<void>;
  /** The results of rings of the focus that other subjects have shown. */
  rings: Map<string, boolean>;
}

/** A keyboard walk in a window of its own size. */
type WindowWalk = { width: number; height: number; directions: Directions };

/** The low window is where something may cover the focus. */
const lowWindow: WindowWalk = { width: 320, height: 256, directions: "both" };

/** The wide window is left out of a document of equal structure. */
const wideWindow: WindowWalk = { width: 1280, height: 720, directions: "forwards" };

/**
 * An opened state is walked at its own width, and a panel in both directions: it may exist at that width alone. Pages and the
 * stories of `ui` are walked in both directions, other stories forwards, and those of sections not in the wide window, where
 * their pages are.
 */
const walksOf = ({ kind, group, closesOnBlur }: Subject, width: number): WindowWalk[] => {
  const forwards: WindowWalk = { ...lowWindow, directions: "forwards" };
  if (group.startsWith("sections/")) return [forwards];
  if (kind === "story" && !group.startsWith("ui/")) return [forwards, wideWindow];
  if (kind !== "state") return [lowWindow, wideWindow];
  if (width <= lowWindow.width) return [lowWindow];
  return [{ ...wideWindow, ...(closesOnBlur && { directions: "both" }) }];
};

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

/**
 * Makes the checks of a subject on what the page shows, and leaves it in the light theme, in a window of any size: a page has
 * all, an opened state and a story those that depend on what is open. A repeated page has other words than the first of its
 * kind, and a story of a known shape than an earlier one: keyboard walks, forced colors and motion depend on the shape alone.
 * What is repeated, or has a known shape, is checked by axe and for its sizes, in the light theme: the first page of its kind,
 * or the earlier story, has all checks. A story of a page is checked by axe alone, in the light theme.
 */
export async function inspect(page: Page, options: InspectOptions): Promise<Inspection> {
  const { subject, makes, hasKnownShape, parameters, reopen, rings } = options;
  const { kind, group, isRepeated = false, closesOnBlur = false } = subject;
  const openedWidth = page.viewportSize()?.width ?? 1280;
  const widths = kind === "state" ? [openedWidth] : [1280, 320];
  const engines = { axe: makes("axe"), ibm: kind !== "story" && !isRepeated && makes("ibm") };
  const hasEngines = engines.axe || engines.ibm;
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
  if (hasEngines) await loadEngines(page, engines);
  const hasModes = !hasKnownShape && !isRepeated && makes("forced-colors", "reduced-motion", "orientation");
  const structures = new Set<string>();
  let areThemesEqual = true;
  let isDetermined = true;
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // a target that is half-way under the fixed header has no size of its own
    await page.evaluate(async () => {
      window.scrollTo(0, 0);
      // a carousel observes which slides are out of view now, and makes them inert
      const frames = document.querySelector("[aria-roledescription=carousel]") ? 4 : 2;
      for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame);
    });
    const { structure } = await page.evaluate(hashDocument);
    const isEqual = structures.has(structure);
    // where axe can tell every background from the styles, colors depend on the width of what only one of the widths shows
    const hasKnownColors = areThemesEqual && isDetermined && (isEqual || (kind === "story" && structures.size > 0));
    structures.add(structure);
    // the pages of a section show its colors at both widths
    const isOnPages = width !== widths[0] && group.startsWith("sections/");
    const isLightEnough = hasKnownColors || isOnPages || isRepeated || hasKnownShape;
    const shownThemes: readonly Theme[] = isLightEnough ? themeNames.slice(0, 1) : themeNames;
    let lightGeometry: string | undefined;
    for (const theme of hasEngines ? shownThemes : []) {
      await setTheme(page, theme);
      const isFirst = theme === themeNames[0];
      const hashes = await page.evaluate(hashDocument);
      // a theme that changes nothing but colors changes the results of the rules about color only, and other sizes those about layout
      const isRecolored = hashes.geometry === lightGeometry;
      // of what is repeated, a window of another width shows the structure that the first one has
      const hasKnownStructure = isFirst
        ? isEqual || (isRepeated && structures.size > 1)
        : hashes.structure === structure;
      const fullScope = hasKnownStructure ? "layout" : "all";
      const scope = isRecolored ? "color" : fullScope;
      areThemesEqual &&= isRecolored || isFirst;
      lightGeometry ??= hashes.geometry;
      if (engines.axe) {
        checkedThemes.add(theme);
        const report = await runAxe(page, parameters, scope);
        isDetermined &&= !report.found.some(({ rule, outcome }) => rule === "color-contrast" && outcome === "cantTell");
        addEngine(await measureContrast(page, report), `${theme}, ${width} px`);
      }
      // axe measures the other themes and widths
      if (engines.ibm && isFirst && width === openedWidth) addEngine(await runIbm(page), `${theme}, ${width} px`);
    }
    await setTheme(page, "light");
    if (makes("names", "target-size")) {
      const observations = await page.evaluate(() => [
        ...window.inPageChecks.targetSize(),
        ...window.inPageChecks.names(),
      ]);
      add([...rulesOf("target-size"), ...rulesOf("names")], observations, `${width} px`);
    }
    // each width of a document of another structure shows other controls
    if (hasModes && !isEqual) await inspectModes(page, width, add);
  }
  if (!(kind === "story" && isRepeated) && makes("reflow", "zoom", "text-size", "text-spacing"))
    await inspectSizes(page, { kind, hasKnownShape }, add);
  const walk = async ({ width, height, directions }: WindowWalk) => {
    const open = async () => {
      await reopen();
      await page.setViewportSize({ width, height });
    };
    await open();
    const { rules, found: observed } = await walkThrough(page, {
      directions,
      isPanel: closesOnBlur,
      reopen: open,
      rings,
    });
    add(rules, observed, `${width} × ${height} px`);
  };
  if (isRepeated || hasKnownShape || !makes("keyboard", "focus")) return { passed, found, themes: [...checkedThemes] };
  const walks = walksOf(subject, openedWidth);
  // the other windows show the order of the focus, which a document of equal structure shows in the first one
  for (const one of structures.size > 1 ? walks : walks.slice(0, 1)) await walk(one);
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
    add(rulesOf("forced-colors"), found, `forced colors, ${scheme}, ${width} px`);
  }
  await page.emulateMedia({ forcedColors: "none", colorScheme: "light" });
}

/** Zoom, reflow, text size and text spacing; of a story without the zoom of 200 %, and of a known shape in the smallest window alone. */
async function inspectSizes(
  page: Page,
  { kind, hasKnownShape }: { kind: Subject["kind"]; hasKnownShape: boolean },
  add: Add,
): Promise<void> {
  const findOverflow = () =>
    page.evaluate(() => [...window.inPageChecks.overflow(), ...window.inPageChecks.clippedText()]);
  const addAs = (rule: OwnRuleId, found: readonly Observation[], condition: string) =>
    add(
      [rule],
      found.map((one) => ({ ...one, rule })),
      condition,
    );
  if (!hasKnownShape) {
    await setTextSize(page, 32);
    await page.setViewportSize({ width: 1280, height: 800 });
    addAs("text-size", await findOverflow(), "text of 32 px");
    await setTextSize(page, 16);
  }
  if (kind !== "story") {
    // zoom of 200 % in a window of 1280 × 1024 pixels
    await page.setViewportSize({ width: 640, height: 512 });
    addAs("zoom", await findOverflow(), "zoom 200 %");
  }
  // zoom of 400 % in this window is a window of 320 × 256 pixels, too
  await page.setViewportSize({ width: 320, height: 256 });
  const narrow = await findOverflow();
  addAs("zoom", narrow, "zoom 400 %");
  add(["reflow", "clipped-text"], narrow, "320 × 256 px");
  await setTextSpacing(page, true);
  addAs("text-spacing", await findOverflow(), "text spacing, 320 × 256 px");
  await setTextSpacing(page, false);
}
