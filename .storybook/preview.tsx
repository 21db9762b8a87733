import { afterEach as checkWithAxe } from "@storybook/addon-a11y/preview";
import { withThemeByDataAttribute } from "@storybook/addon-themes";
import type { Preview, ReactRenderer } from "@storybook/react-vite";
import { useLayoutEffect, useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { waitForAnimations } from "storybook/preview-api";
import { configure } from "storybook/test";
import { themeNames } from "#lib/theme/themes.ts";
import { DocsPage } from "../stories/docs/component-page.tsx";
import { editContentAsText } from "../stories/docs/content-control.ts";
import type { Guide } from "../stories/docs/guide.tsx";
import { ThemedDocsContainer } from "../stories/docs/themed-container.tsx";
import { checkOtherLanguages, languageControls, withLanguage } from "../stories/other-language.tsx";
import { appearanceControls, withAppearance } from "../stories/tokens/appearance.tsx";
import { installVisionFilter } from "../stories/tokens/vision-filter.ts";
import "virtual:tokens.css";
import "./storybook.css";

installVisionFilter();

/** The error of a failed query: its default message contains the whole document, and its stack would begin here. */
function queryError(message: string | null): Error {
  const error = new Error(message?.split("\n").slice(0, 24).join("\n"));
  Error.captureStackTrace(error, queryError);
  return error;
}

configure({
  // Long enough for a busy machine.
  asyncUtilTimeout: 25_000,
  getElementError: queryError,
});

/** Never remove a tag: the default run omits target-size and other rules. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Rules for a whole page with landmarks and an `h1`; the stories of pages enable them. */
const wholePage = ["landmark-one-main", "page-has-heading-one", "region", "bypass"];

/** The values of `data-theme`, by the name of their theme. */
const dataThemes = Object.fromEntries(themeNames.map((theme) => [theme, theme]));

/** The axe rules whose result depends on colors, and so on the theme. */
const colorRules = ["color-contrast", "link-in-text-block"];

/** True in `npm test`; false in Storybook, also when its button 'Run tests' starts the run. */
const isTestRun = import.meta.env["VITEST_STORYBOOK"] === "false";

/** True in every test run; false in Storybook, whose panel also lists the rules that passed. */
const isInVitest = import.meta.env["VITEST_STORYBOOK"] !== undefined;

/**
 * In Storybook, the axe panel waits for the transitions between two themes: the theme decorator switches the theme only
 * after the story has rendered, so axe would measure colors that are half-way.
 */
async function finishThemeTransitions(context: Parameters<typeof checkWithAxe>[0]): Promise<void> {
  const { abortSignal, globals, viewMode } = context;
  // A page of documentation has no panel, and reloads if the theme changes before its stories have finished.
  if (viewMode === "story" && !globals["a11y"]?.manual) await waitForAnimations(abortSignal);
}

/**
 * In a test run, a story fails when it shows a pair of colors that no token declares; the others are reported. Axe checks the
 * story with all rules in the first theme. The declared pairs are proven in every theme by their tokens, so that the color
 * rules run in the others only for a story with other text. The foundations show every color on purpose.
 */
async function checkColors(context: Parameters<typeof checkWithAxe>[0]): Promise<void> {
  const { readColors, undeclaredPairs } = await import("../stories/tokens/used-pairs.ts");
  const { a11y } = context.parameters;
  const { pairs, hasUndeclaredText } = readColors();
  const messages = undeclaredPairs(pairs);
  if (a11y.test === "error" && !context.title.startsWith("Foundations/")) {
    context.reporting.addReport({ type: "pairs", version: 1, result: pairs, status: "passed" });
    if (messages.length > 0) throw new Error(messages.join("\n"));
  }
  if (!hasUndeclaredText && messages.length === 0) return;
  const { dataset } = document.documentElement;
  const options = { ...a11y.options, runOnly: { type: "rule", values: colorRules }, rules: {} };
  const parameters = { ...context.parameters, a11y: { ...a11y, options } };
  const playedTheme = dataset["theme"];
  for (const theme of themeNames.filter((name) => name !== playedTheme)) {
    dataset["theme"] = theme;
    try {
      await checkWithAxe({ ...context, parameters });
    } catch (error) {
      if (error instanceof Error) error.message = `In the ${theme} theme: ${error.message}`;
      throw error;
    } finally {
      dataset["theme"] = playedTheme;
    }
  }
}

/** In a test run, the stories of a ui component fail without the notes that its page shows. */
async function checkGuide({ parameters, title }: Parameters<typeof checkWithAxe>[0]): Promise<void> {
  if (!title.startsWith("UI/")) return;
  const { criterionName } = await import("../tests/a11y/criteria.ts");
  const guide = (parameters["guide"] ?? {}) as Partial<Guide>;
  for (const field of ["when", "instead", "wcag"] as const)
    if (Object.keys(guide[field] ?? {}).length === 0)
      throw new Error(`The stories '${title}' have no parameters.guide.${field}: say it beside their title.`);
  guide.wcag?.forEach(criterionName);
}

/** Makes the effects of a story run before its play function: React finishes them before it renders this a second time. */
function EffectsBeforePlay() {
  const [, renderAgain] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- the second render is the purpose
  useLayoutEffect(() => renderAgain(true), []);
  return null;
}

export default {
  // What was typed in another story would be back in this one.
  beforeEach: () => sessionStorage.clear(),
  afterEach: isTestRun ? [checkGuide, checkColors, checkOtherLanguages] : finishThemeTransitions,
  parameters: {
    layout: "padded",
    a11y: {
      test: "error",
      options: {
        runOnly: { type: "tag", values: tags },
        // What passes would take most of the time, and of the state of 'Run tests', which Storybook sends twice a second.
        // The reporter without passes would leave out what was measured.
        ...(isInVitest && { resultTypes: ["violations", "incomplete"] }),
        rules: Object.fromEntries(wholePage.map((id) => [id, { enabled: false }])),
      },
    },
    viewport: {
      options: Object.fromEntries(
        [320, 600, 768, 960, 1280, 1920].map((width) => [
          `w${width}`,
          {
            name: `${width} px`,
            styles: { width: `${width}px`, height: "800px" },
            type: width < 600 ? "mobile" : "desktop",
          },
        ]),
      ),
    },
    options: {
      storySort: {
        order: [
          "Introduction",
          "Releases",
          "Accessibility",
          "Foundations",
          "UI",
          ["Overview", "Gallery"],
          "Sections",
          "Pages",
          "Flows",
          "Decisions",
        ],
      },
    },
    controls: { expanded: true, sort: "requiredFirst" },
    docs: { page: DocsPage, container: ThemedDocsContainer },
  },
  tags: ["autodocs"],
  argTypesEnhancers: [editContentAsText],
  globalTypes: { ...appearanceControls, ...languageControls },
  initialGlobals: { brand: "korvane", density: "comfortable", direction: "ltr", texts: "as written" },
  decorators: [
    withAppearance,
    withLanguage,
    withThemeByDataAttribute<ReactRenderer>({
      themes: dataThemes,
      defaultTheme: "light",
      attributeName: "data-theme",
    }),
    // A router renders the links of every story; the parameter `path` is its location.
    (Story, { parameters }) => {
      const path = (parameters["path"] as string | undefined) ?? "/";
      const router = createMemoryRouter([{ path: "*", element: <Story /> }], { initialEntries: [path] });
      return (
        <>
          <RouterProvider router={router} />
          <EffectsBeforePlay />
        </>
      );
    },
  ],
} satisfies Preview;
