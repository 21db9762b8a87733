import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, mocked, spyOn, waitFor, within } from "storybook/test";
import { ButtonLink } from "#ui/button";
import { FadeCarousel } from "#ui/fade-carousel";
import { aWhile, turnDocument, withMotion, withSavedData } from "../motion";

const words = ["Short.", "A slide of many more words, which need the room of several lines on every screen.", "Short."];

const meta = {
  title: "UI/Fade carousel",
  component: FadeCarousel,
  args: {
    label: "Services",
    children: words.map((text, index) => (
      <div key={index} className="flex flex-col items-start gap-6 p-8 pt-24">
        <p className="text-heading">{text}</p>
        <ButtonLink to={`/services/${index + 1}`}>Service {index + 1}</ButtonLink>
      </div>
    )),
    rest: 100,
  },
  decorators: [
    (Story) => (
      <div className="relative rounded-frame bg-image text-on-image" data-surface="image">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FadeCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const region = (canvas: Canvas) => canvas.getByRole("region", { name: "Services" });
const button = (canvas: Canvas, name: string) => canvas.getByRole("button", { name });
const slides = (canvas: Canvas) => within(region(canvas)).getAllByRole("group");
const met = (canvas: Canvas) => slides(canvas).flatMap((slide) => (slide.inert ? [] : slide.ariaLabel));
const silence = (canvas: Canvas) => region(canvas).querySelector("[aria-live]")?.getAttribute("aria-live");

export const SaysWhatItIs: Story = {
  play: async ({ canvas }) => {
    await expect(region(canvas)).toHaveAttribute("aria-roledescription", "carousel");
    await expect(slides(canvas).map((slide) => [slide.role, slide.ariaLabel])).toEqual([
      ["group", "1 of 3"],
      ["group", "2 of 3"],
      ["group", "3 of 3"],
    ]);
  },
};

export const OneSlideIsMetTheOthersAreInert: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(met(canvas)).toEqual(["1 of 3"]);
    await userEvent.click(button(canvas, "Previous slide"));
    await expect(met(canvas)).toEqual(["3 of 3"]);
    await userEvent.click(button(canvas, "Next slide"));
    await expect(met(canvas)).toEqual(["1 of 3"]);
  },
};

export const AllSlidesAreOfOneHeight: Story = {
  play: async ({ canvas, userEvent }) => {
    const before = region(canvas).getBoundingClientRect().height;
    await userEvent.click(button(canvas, "Next slide"));
    await expect(region(canvas).getBoundingClientRect().height).toBe(before);
    await expect(new Set(slides(canvas).map((slide) => slide.getBoundingClientRect().height)).size).toBe(1);
  },
};

export const KeyboardMeetsRotationThenArrowsThenTheSlide: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const name of ["Start slide rotation", "Previous slide", "Next slide"]) {
      await userEvent.tab();
      await expect(button(canvas, name)).toHaveFocus();
    }
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Service 1" })).toHaveFocus();
  },
};

export const EnterAndSpaceChangeTheSlideAndKeepTheFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    const next = button(canvas, "Next slide");
    next.focus();
    await userEvent.keyboard("{Enter}");
    await expect(met(canvas)).toEqual(["2 of 3"]);
    await userEvent.keyboard(" ");
    await expect(met(canvas)).toEqual(["3 of 3"]);
    await expect(next).toHaveFocus();
  },
};

export const StartsStoppedUnderReducedMotion: Story = {
  play: async ({ canvas }) => {
    await expect(button(canvas, "Start slide rotation")).toBeVisible();
    await aWhile();
    await expect(met(canvas)).toEqual(["1 of 3"]);
    await expect(silence(canvas)).toBe("polite");
    await expect(slides(canvas)[0]).not.toHaveAttribute("data-fades");
  },
};

export const StartsStoppedWhereDataIsSaved: Story = {
  ...StartsStoppedUnderReducedMotion,
  beforeEach: withSavedData,
};

export const RotatesInSilence: Story = {
  beforeEach: withMotion,
  play: async ({ canvas, userEvent }) => {
    await expect(silence(canvas)).toBe("off");
    await expect(slides(canvas)[0]).toHaveAttribute("data-fades");
    await waitFor(() => expect(met(canvas)).toEqual(["2 of 3"]));
    await userEvent.click(button(canvas, "Stop slide rotation"));
    await expect(silence(canvas)).toBe("polite");
  },
};

export const RestsSevenSecondsFromTheEndOfAFade: Story = {
  args: { rest: undefined },
  beforeEach: () => {
    const restore = withMotion();
    const set = window.setTimeout.bind(window);
    // Seconds pass as milliseconds, so that the story need not wait for them.
    const spy = spyOn(window, "setTimeout").mockImplementation(((run: () => void, delay = 0) =>
      set(run, delay >= 7000 ? delay / 50 : delay)) as unknown as typeof setTimeout);
    return () => {
      spy.mockRestore();
      restore();
    };
  },
  play: async ({ canvas, userEvent }) => {
    const delays = () => mocked(window.setTimeout).mock.calls.flatMap(([, delay = 0]) => (delay < 7000 ? [] : delay));
    await waitFor(() => expect(delays().slice(0, 2)).toEqual([7000, 8200]));
    await userEvent.click(button(canvas, "Stop slide rotation"));
  },
};

export const FocusInsideStopsItForGood: Story = {
  beforeEach: withMotion,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(button(canvas, "Start slide rotation")).toHaveFocus();
    (document.activeElement as HTMLElement).blur();
    const before = met(canvas);
    await aWhile();
    await expect(met(canvas)).toEqual(before);
  },
};

export const TheButtonStartsItAgain: Story = {
  beforeEach: withMotion,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const before = met(canvas);
    await waitFor(() => expect(met(canvas)).not.toEqual(before));
    await userEvent.click(button(canvas, "Stop slide rotation"));
    await expect(button(canvas, "Start slide rotation")).toBeVisible();
  },
};

/** The focus that comes back with the window is not a new wish to stop. */
export const ReturningToTheWindowDoesNotStopIt: Story = {
  beforeEach: withMotion,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const stop = button(canvas, "Stop slide rotation");
    stop.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
    stop.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    await aWhile();
    await expect(stop).toHaveAccessibleName("Stop slide rotation");
    await userEvent.keyboard("{Enter}");
  },
};

export const AHiddenDocumentSuspendsIt: Story = {
  beforeEach: withMotion,
  play: async ({ canvas, userEvent }) => {
    turnDocument("hidden");
    const before = met(canvas);
    await aWhile();
    await expect(met(canvas)).toEqual(before);
    turnDocument("visible");
    await waitFor(() => expect(met(canvas)).not.toEqual(before));
    await userEvent.click(button(canvas, "Stop slide rotation"));
  },
};

export const AMouseDoesNotSuspendIt: Story = {
  beforeEach: withMotion,
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByText(words[1]!));
    const before = met(canvas);
    await waitFor(() => expect(met(canvas)).not.toEqual(before), { timeout: 3000 });
    await userEvent.click(button(canvas, "Stop slide rotation"));
  },
};
