import type { Decorator, Preview, StoryContext } from "@storybook/react-vite";
import { useEffect, useLayoutEffect } from "react";
import { expandTexts } from "./expand-texts.ts";

/** The controls of the toolbar that show a story as in another language. */
export const languageControls: Preview["globalTypes"] = {
  direction: {
    description: "Direction of the text",
    toolbar: { icon: "direction", items: ["ltr", "rtl"], dynamicTitle: true },
  },
  texts: {
    description: "Length of the texts",
    toolbar: {
      icon: "paragraph",
      items: ["as written", { value: "longer", title: "40 % longer" }],
      dynamicTitle: true,
    },
  },
};

/** Shows a story as in another language, as the toolbar says. */
export const withLanguage: Decorator = (Story, { globals }) => (
  <>
    <OtherLanguage isRightToLeft={globals["direction"] === "rtl"} isLong={globals["texts"] !== "as written"} />
    <Story />
  </>
);

/** Turns the document round, and makes its texts longer. */
export function OtherLanguage({ isRightToLeft, isLong }: { isRightToLeft: boolean; isLong: boolean }) {
  useLayoutEffect(() => {
    if (!isRightToLeft) return undefined;
    document.documentElement.dir = "rtl";
    return () => document.documentElement.removeAttribute("dir");
  }, [isRightToLeft]);
  useEffect(() => {
    if (!isLong) return undefined;
    const undo = [expandTexts(document.body)];
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) undo.push(expandTexts(node));
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      for (const run of undo) run();
    };
  }, [isLong]);
  return null;
}

/**
 * In a test run, a component or section fails when it overflows, or cuts off text, from right to left with longer texts: it is
 * ready for another language.
 */
export async function checkOtherLanguages({ title }: StoryContext): Promise<void> {
  if (!/^(?:UI|Sections)\//.test(title)) return;
  const { installInPageChecks } = await import("../tests/a11y/in-page-checks.ts");
  installInPageChecks();
  const { overflow, clippedText } = window.inPageChecks;
  // what is too wide in English as well, such as a frame of a fixed width, says nothing about languages
  const isWide = overflow().length > 0;
  const undo = expandTexts(document.body);
  document.documentElement.dir = "rtl";
  // an open tooltip has a place of the other direction
  const tooltips = [...document.querySelectorAll<HTMLElement>("[data-tooltip]")].map(({ dataset }) => {
    const { tooltip } = dataset;
    delete dataset["tooltip"];
    return () => Object.assign(dataset, { tooltip });
  });
  const found = [...(isWide ? [] : overflow()), ...clippedText()];
  document.documentElement.removeAttribute("dir");
  for (const restore of [undo, ...tooltips]) restore();
  if (found.length > 0)
    throw new Error(
      `From right to left, with longer texts: ${found.map(({ message, html }) => `${message} ${html}`).join("\n")}`,
    );
}
