import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, mocked, spyOn, waitFor } from "storybook/test";
import { ButtonLink } from "#ui/button.tsx";
import { FadeCarousel } from "#ui/fade-carousel.tsx";
import * as shared from "../carousel.ts";
import type { Guide } from "../docs/guide.tsx";
import { severalIntervals, withMotion, withSavedData } from "../motion.ts";

/** A slide with the place of a picture, and room for the controls. */
const Slide = ({ title, to, action }: { title: string; to: string; action: string }) => (
  <div className="grid content-start md:row-span-full md:min-h-hero">
    <div className="aspect-photo bg-sunken sm:aspect-wide md:hidden" />
    <div className="flex flex-col items-start gap-6 p-8 pb-24">
      <p className="text-heading">{title}</p>
      <ButtonLink to={to}>{action}</ButtonLink>
    </div>
  </div>
);

const texts = ["Short.", "A slide of many more texts, which need the room of several lines on every screen.", "Short."];

const meta = {
  title: "UI/Fade carousel",
  component: FadeCarousel,
  args: {
    label: "Services",
    children: texts.map((text, index) => (
      <Slide key={index} title={text} to={`/services/${index + 1}`} action={`Service ${index + 1}`} />
    )),
    interval: 100,
  },
  parameters: {
    guide: {
      proofs: {
        FadeCarousel:
          "HasCarouselSemantics, TabOrderIsRotationArrowsSlide; HasCarouselSemantics, OtherSlidesAreInert, SlidesHaveTheSameHeight; tests/browser/pages.spec.ts; LiveRegionIsOffWhileRotating; DoesNotFadeUnderReducedMotion; tests/browser/print.spec.ts, OtherSlidesWaitUnderSaveData; FadesWithMotion; FadesWithMotion",
      },
      when: "For slides as large as the window, at the start of a page.",
      instead: { "slides side by side": "`Carousel`" },
      pattern: "carousel",
      wcag: ["2.1.1", "2.2.2", "2.3.3", "4.1.2"],
      keyboard: [
        ["Tab", "Moves to the rotation button, to the arrows, then into the current slide; it stops the rotation."],
        [
          "Enter, Space",
          "On the rotation button: starts or stops the rotation. On an arrow: shows the next slide and keeps focus.",
        ],
      ],
      do: ["Use it once, at the start of a page."],
      dont: ["Place essential content in a later slide."],
    } satisfies Guide,
  },
  decorators: [
    (Story) => (
      <div className="relative grid grid-cols-1 md:grid-rows-second-grows">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FadeCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoSlides: Story = {
  render: () => (
    <div className="relative grid grid-cols-1 md:grid-rows-second-grows">
      <FadeCarousel label="Services">
        <Slide title="From idea to market." to="/services/1" action="Engineering" />
        <Slide title="Made where it is made best" to="/services/2" action="Manufacturing" />
      </FadeCarousel>
    </div>
  ),
};
const { button, carousel, activeSlides, slides } = shared;

export const HasCarouselSemantics: Story = shared.hasCarouselSemantics;

export const OtherSlidesAreInert: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(activeSlides(canvas)).toEqual(["1 of 3"]);
    await userEvent.click(button(canvas, "Previous slide"));
    await expect(activeSlides(canvas)).toEqual(["3 of 3"]);
    await userEvent.click(button(canvas, "Next slide"));
    await expect(activeSlides(canvas)).toEqual(["1 of 3"]);
  },
};

export const SlidesHaveTheSameHeight: Story = {
  play: async ({ canvas, userEvent }) => {
    const before = carousel(canvas).getBoundingClientRect().height;
    await userEvent.click(button(canvas, "Next slide"));
    await expect(carousel(canvas).getBoundingClientRect().height).toBe(before);
    await expect(new Set(slides(canvas).map((slide) => slide.getBoundingClientRect().height)).size).toBe(1);
  },
};

export const TabOrderIsRotationArrowsSlide: Story = shared.tabOrderIsRotationArrowsSlide;

export const EnterAndSpaceChangeTheSlideAndKeepFocus: Story = shared.enterAndSpaceChangeTheSlideAndKeepFocus;

export const StartsStoppedUnderReducedMotion: Story = shared.startsStoppedUnderReducedMotion;

export const StartsStoppedUnderSaveData: Story = shared.startsStoppedUnderSaveData;

export const LiveRegionIsOffWhileRotating: Story = shared.liveRegionIsOffWhileRotating;

export const IntervalIsSevenSecondsAfterAFade: Story = {
  args: { interval: undefined },
  beforeEach: () => {
    const restore = withMotion();
    const set = window.setTimeout.bind(window);
    // Long delays are divided by 50 to keep the story short.
    const spy = spyOn(window, "setTimeout").mockImplementation(((run: () => void, delay = 0) =>
      set(run, delay >= 7000 ? delay / 50 : delay)) as unknown as typeof setTimeout);
    return () => {
      spy.mockRestore();
      restore();
    };
  },
  play: async ({ canvas, userEvent }) => {
    const delays = () =>
      mocked(window.setTimeout)
        .mock.calls.map(([, delay = 0]) => delay)
        .filter((delay) => delay >= 7000);
    // The second interval includes a fade of 1.2 seconds.
    await waitFor(() => expect(delays().slice(0, 2)).toEqual([7000, 8200]), { timeout: 5000 });
    await userEvent.click(button(canvas, "Stop slide rotation"));
  },
};

export const FadesWithMotion: Story = {
  beforeEach: withMotion,
  play: async ({ canvas, userEvent }) => {
    await expect(slides(canvas)[0]).toHaveAttribute("data-fades");
    await userEvent.click(button(canvas, "Next slide"));
    await expect(slides(canvas).flatMap(({ dataset }) => dataset["turn"] ?? [])).toEqual(["leave-next", "enter-next"]);
    await userEvent.click(button(canvas, "Previous slide"));
    await expect(slides(canvas)[0]).toHaveAttribute("data-turn", "enter-previous");
  },
};

export const DoesNotFadeUnderReducedMotion: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(button(canvas, "Next slide"));
    for (const name of ["data-fades", "data-turn"]) await expect(slides(canvas)[0]).not.toHaveAttribute(name);
  },
};

export const OtherSlidesWaitUnderSaveData: Story = {
  beforeEach: withSavedData,
  play: async ({ canvas }) => {
    await expect(slides(canvas).map((slide) => slide.hasAttribute("data-waiting"))).toEqual([false, true, true]);
  },
};

export const FocusInsideStopsRotation: Story = shared.focusInsideStopsRotation;

export const ButtonRestartsRotation: Story = shared.buttonRestartsRotation;

/** Focus that returns with the window does not stop the rotation. */
export const RefocusingTheWindowDoesNotStopRotation: Story = {
  beforeEach: withMotion,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const stop = button(canvas, "Stop slide rotation");
    stop.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
    stop.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    await severalIntervals();
    await expect(stop).toHaveAccessibleName("Stop slide rotation: Services");
    await userEvent.keyboard("{Enter}");
  },
};

export const HiddenDocumentPausesRotation: Story = shared.hiddenDocumentPausesRotation;

export const HoverDoesNotPauseRotation: Story = {
  beforeEach: withMotion,
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByText(texts[1]!));
    await shared.expectSlideChange(canvas);
    await userEvent.click(button(canvas, "Stop slide rotation"));
  },
};
