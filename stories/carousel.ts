import type { StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { severalIntervals, setDocumentVisibility, withMotion, withSavedData } from "./motion.ts";

type Context = Pick<Parameters<NonNullable<StoryObj["play"]>>[0], "canvas" | "userEvent">;
type Canvas = Context["canvas"];

/** Viewports of these widths in pixels. For `parameters.viewport.options`. */
export const viewportOptions = (...list: readonly number[]) =>
  Object.fromEntries(
    list.map((width) => [
      `w${width}`,
      { name: `${width} px`, styles: { width: `${width}px`, height: "800px" }, type: "desktop" as const },
    ]),
  );
/** A viewport of this width in pixels. For `globals`. */
export const atWidth = (width: number) => ({ viewport: { value: `w${width}` } });

export const carousel = (canvas: Canvas): HTMLElement =>
  canvas.getAllByRole("region").find(({ ariaRoleDescription }) => ariaRoleDescription === "carousel")!;
export const button = (canvas: Canvas, name: string): HTMLElement =>
  canvas.getByRole("button", { name: (own) => own.split(": ")[0] === name });
export const slides = (canvas: Canvas): HTMLElement[] =>
  within(carousel(canvas))
    .getAllByRole("group")
    .filter(({ ariaRoleDescription }) => ariaRoleDescription === "slide");
/** The names of the slides that are not inert. */
export const activeSlides = (canvas: Canvas) => slides(canvas).flatMap((slide) => (slide.inert ? [] : slide.ariaLabel));
export const liveMode = (canvas: Canvas) => carousel(canvas).querySelector("[aria-live]")?.getAttribute("aria-live");

/** Waits until exactly these slides are not inert. */
export const expectActiveSlides = (canvas: Canvas, names: readonly string[]) =>
  waitFor(() => expect(activeSlides(canvas)).toEqual(names));

/** Waits until other slides than now are not inert. */
export async function expectSlideChange(canvas: Canvas) {
  const before = activeSlides(canvas);
  await waitFor(() => expect(activeSlides(canvas)).not.toEqual(before));
}

/** Expects the same slides after several intervals. */
export async function expectNoSlideChange(canvas: Canvas) {
  const before = activeSlides(canvas);
  await severalIntervals();
  await expect(activeSlides(canvas)).toEqual(before);
}

/*
 * Stories that all rotating carousels share, for three slides of which the first contains a link; each is complete but
 * for its arguments.
 */

export const hasCarouselSemantics = {
  play: async ({ canvas }: Context) => {
    await expect(carousel(canvas)).toHaveAccessibleName("Services");
    await expect(slides(canvas).map(({ ariaLabel }) => ariaLabel)).toEqual(["1 of 3", "2 of 3", "3 of 3"]);
  },
};

export const tabOrderIsRotationArrowsSlide = {
  play: async ({ canvas, userEvent }: Context) => {
    await expectActiveSlides(canvas, ["1 of 3"]);
    for (const name of ["Start slide rotation", "Previous slide", "Next slide"]) {
      await userEvent.tab();
      await expect(button(canvas, name)).toHaveFocus();
    }
    await userEvent.tab();
    await expect(within(slides(canvas)[0]!).getByRole("link")).toHaveFocus();
  },
};

export const enterAndSpaceChangeTheSlideAndKeepFocus = {
  play: async ({ canvas, userEvent }: Context) => {
    const next = button(canvas, "Next slide");
    next.focus();
    await userEvent.keyboard("{Enter}");
    await expectActiveSlides(canvas, ["2 of 3"]);
    await userEvent.keyboard(" ");
    await expectActiveSlides(canvas, ["3 of 3"]);
    await expect(next).toHaveFocus();
  },
};

export const startsStoppedUnderReducedMotion = {
  play: async ({ canvas }: Context) => {
    await expect(button(canvas, "Start slide rotation")).toBeVisible();
    await severalIntervals();
    await expect(activeSlides(canvas)).toEqual(["1 of 3"]);
    await expect(liveMode(canvas)).toBe("polite");
  },
};

export const startsStoppedUnderSaveData = { ...startsStoppedUnderReducedMotion, beforeEach: withSavedData };

export const liveRegionIsOffWhileRotating = {
  beforeEach: withMotion,
  play: async ({ canvas, userEvent }: Context) => {
    await expect(liveMode(canvas)).toBe("off");
    await expectActiveSlides(canvas, ["2 of 3"]);
    await userEvent.click(button(canvas, "Stop slide rotation"));
    await expect(liveMode(canvas)).toBe("polite");
  },
};

export const focusInsideStopsRotation = {
  beforeEach: withMotion,
  play: async ({ canvas, userEvent }: Context) => {
    await expectActiveSlides(canvas, ["1 of 3"]);
    await userEvent.tab();
    await expect(button(canvas, "Start slide rotation")).toHaveFocus();
    (document.activeElement as HTMLElement).blur();
    await expectNoSlideChange(canvas);
    await expect(button(canvas, "Start slide rotation")).toBeVisible();
  },
};

export const buttonRestartsRotation = {
  beforeEach: withMotion,
  play: async ({ canvas, userEvent }: Context) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(button(canvas, "Stop slide rotation")).toHaveFocus();
    await expectSlideChange(canvas);
    await userEvent.tab();
    await expect(button(canvas, "Start slide rotation")).toBeVisible();
  },
};

export const hiddenDocumentPausesRotation = {
  beforeEach: withMotion,
  play: async ({ canvas, userEvent }: Context) => {
    await expectActiveSlides(canvas, ["1 of 3"]);
    setDocumentVisibility("hidden");
    await expectNoSlideChange(canvas);
    setDocumentVisibility("visible");
    await expectSlideChange(canvas);
    await userEvent.click(button(canvas, "Stop slide rotation"));
  },
};
