import type { Meta, StoryObj } from "@storybook/react-vite";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, fireEvent, waitFor } from "storybook/test";
import { ButtonLink } from "#ui/button.tsx";
import { Carousel } from "#ui/carousel.tsx";
import { Heading } from "#ui/heading.tsx";
import * as shared from "../carousel.ts";
import type { Guide } from "../docs/guide.tsx";
import { withMotion } from "../motion.ts";

const { atWidth, button, carousel, expectActiveSlides, activeSlides, liveMode, slides } = shared;

const subjects = ["Engineering", "Manufacturing", "Logistics", "Testing", "Packaging", "Advice"];
const makeSlides = (count: number) =>
  subjects.slice(0, count).map((subject) => (
    <div key={subject} className="flex h-sidebar items-end rounded-card bg-image p-6" data-surface="image">
      <ButtonLink to={`/services/${subject}`}>{subject}</ButtonLink>
    </div>
  ));

const meta = {
  title: "UI/Carousel",
  component: Carousel,
  args: {
    label: "Services",
    slides: "1-2-3",
    heading: (
      <Heading level={2} size="lg">
        What we do
      </Heading>
    ),
    children: makeSlides(3),
    interval: 100,
  },
  parameters: {
    viewport: {
      options: shared.viewportOptions(574, 575, 766, 767, 990, 991, 1023, 1024, 1199, 1200, 1399, 1400),
    },
    guide: {
      proofs: {
        Carousel:
          "HasCarouselSemantics, TabOrderIsRotationArrowsSlide; HasCarouselSemantics; TwoSlidesFrom767; LiveRegionIsOffWhileRotating; HoverPausesRotation; ThreeSlidesAt1024WithoutControls; HydrationDoesNotShiftSlides; tests/browser/print.spec.ts",
      },
      when: "For a sample of a list that has a page of its own.",
      instead: { "content that everybody needs": "`Grid`", "slides as large as the window": "`FadeCarousel`" },
      pattern: "carousel",
      wcag: ["2.1.1", "2.2.2", "2.5.7", "4.1.2"],
      keyboard: [
        ["Tab", "Moves to the rotation button, the arrows or dots, then into the slides that are entirely in view."],
        [
          "Enter, Space",
          "On an arrow or dot: changes the slide and keeps focus. On the rotation button: stops or starts the rotation.",
        ],
      ],
      do: ["Use the layout that the specification lists for the content.", "Give slides a similar height."],
      dont: [
        "Place essential content in a later slide.",
        "Repeat 'carousel' in the label; screen readers announce it.",
      ],
    } satisfies Guide,
  },
  globals: atWidth(320),
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Services: Story = {
  globals: {},
  render: () => (
    <Carousel label="Services" slides="1-2-3" heading={<Heading level={2}>What we do</Heading>}>
      <div className="rounded-card bg-sunken p-6">
        <ButtonLink to="/services/1">Engineering</ButtonLink>
      </div>
      <div className="rounded-card bg-sunken p-6">
        <ButtonLink to="/services/2">Manufacturing</ButtonLink>
      </div>
      <div className="rounded-card bg-sunken p-6">
        <ButtonLink to="/services/3">Logistics</ButtonLink>
      </div>
      <div className="rounded-card bg-sunken p-6">
        <ButtonLink to="/services/4">Testing</ButtonLink>
      </div>
    </Carousel>
  ),
};

export const CenteredWithDots: Story = {
  tags: ["example"],
  globals: {},
  render: () => (
    <Carousel label="Advice" slides="1-2-3-wide-centered">
      <div className="rounded-card bg-sunken p-6">
        <ButtonLink to="/service-single/1">Risk management</ButtonLink>
      </div>
      <div className="rounded-card bg-sunken p-6">
        <ButtonLink to="/service-single/2">Cost analysis</ButtonLink>
      </div>
      <div className="rounded-card bg-sunken p-6">
        <ButtonLink to="/service-single/3">Compliance</ButtonLink>
      </div>
      <div className="rounded-card bg-sunken p-6">
        <ButtonLink to="/service-single/4">Audits</ButtonLink>
      </div>
    </Carousel>
  ),
};

/** In a window of this width, exactly these slides are in view. */
const showsSlides = (width: number, numbers: readonly number[], args: Story["args"] = {}, count = 3): Story => ({
  args: { ...args, children: makeSlides(count) },
  globals: atWidth(width),
  play: async ({ canvas }) => {
    await expectActiveSlides(
      canvas,
      numbers.map((number) => `${number} of ${count}`),
    );
    await expect(document.documentElement.scrollWidth).toBe(width);
  },
});

export const HasCarouselSemantics: Story = shared.hasCarouselSemantics;

/** So Firefox gives the element an object before Embla listens to it; without it, Orca reads the slides again and again. */
export const ViewportHasAnId: Story = {
  play: async ({ canvas }) => {
    await expect(slides(canvas)[0]!.parentElement!.parentElement).toHaveAttribute("id");
  },
};

export const OneSlideAt320: Story = {
  play: async ({ canvas }) => {
    await expectActiveSlides(canvas, ["1 of 3"]);
    await expect(slides(canvas)[1]!.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      carousel(canvas).getBoundingClientRect().right,
    );
    await expect(document.documentElement.scrollWidth).toBe(320);
  },
};

export const OneSlideBelow767: Story = showsSlides(766, [1]);
export const TwoSlidesFrom767: Story = showsSlides(767, [1, 2]);

export const TwoSlidesBelow1024: Story = {
  globals: atWidth(1023),
  play: async ({ canvas, userEvent }) => {
    await expectActiveSlides(canvas, ["1 of 3", "2 of 3"]);
    await userEvent.click(button(canvas, "Next slide"));
    await expect(activeSlides(canvas)).toEqual(["2 of 3", "3 of 3"]);
  },
};

export const ThreeSlidesAt1024WithoutControls: Story = {
  globals: atWidth(1024),
  beforeEach: withMotion,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
    await shared.expectNoSlideChange(canvas);
    await expect(activeSlides(canvas)).toHaveLength(3);
    await expect(liveMode(canvas)).toBe("polite");
  },
};

const advisoryServices = { slides: "1-2-3-wide" } as const;
export const OneAdvisoryServiceBelow767: Story = showsSlides(766, [1], advisoryServices, 6);
export const TwoAdvisoryServicesFrom767: Story = showsSlides(767, [1, 2], advisoryServices, 6);
export const TwoAdvisoryServicesBelow991: Story = showsSlides(990, [1, 2], advisoryServices, 6);
export const TwoAdvisoryServicesFrom991: Story = showsSlides(991, [1, 2], advisoryServices, 6);
export const TwoAdvisoryServicesBelow1200: Story = showsSlides(1199, [1, 2], advisoryServices, 6);
export const ThreeAdvisoryServicesFrom1200: Story = showsSlides(1200, [1, 2, 3], advisoryServices, 6);

export const AdvisoryServicesDoNotRotate: Story = {
  args: { ...advisoryServices, children: makeSlides(6) },
  globals: atWidth(1200),
  beforeEach: withMotion,
  play: async ({ canvas, userEvent }) => {
    await expectActiveSlides(canvas, ["1 of 6", "2 of 6", "3 of 6"]);
    await expect(canvas.getAllByRole("button").map(({ ariaLabel }) => ariaLabel)).toEqual([
      "Previous slide: Services",
      "Next slide: Services",
    ]);
    await shared.expectNoSlideChange(canvas);
    await expect(liveMode(canvas)).toBe("polite");
    await userEvent.click(button(canvas, "Previous slide"));
    await expectActiveSlides(canvas, ["1 of 6", "2 of 6", "6 of 6"]);
  },
};

/** Each slide that is not inert is in view, and each slide in view fills its place from the right edge on. */
export const FillsItsWidthFromRightToLeft: Story = {
  args: { ...advisoryServices, children: makeSlides(6) },
  globals: atWidth(1023),
  beforeEach: () => {
    document.documentElement.dir = "rtl";
    return () => document.documentElement.removeAttribute("dir");
  },
  play: async ({ canvas, userEvent }) => {
    for (const [first, second] of [
      [0, 1],
      [1, 2],
    ] as const) {
      await expectActiveSlides(canvas, [`${first + 1} of 6`, `${second + 1} of 6`]);
      const { left, right } = carousel(canvas).getBoundingClientRect();
      const place = (index: number) => slides(canvas)[index]!.firstElementChild!.getBoundingClientRect();
      await waitFor(() => expect(Math.abs(place(first).right - right)).toBeLessThan(2));
      await expect(Math.abs(place(second).left - left)).toBeLessThan(2);
      await userEvent.click(button(canvas, "Next slide"));
    }
  },
};

const centeredAdvisoryServices = { slides: "1-2-3-wide-centered" } as const;
export const OneCenteredAdvisoryServiceBelow767: Story = showsSlides(766, [1], centeredAdvisoryServices, 6);
export const OneCenteredAdvisoryServiceAt320: Story = showsSlides(320, [1], centeredAdvisoryServices, 6);
/** Two slides fit: the current one is centered between two halves, which are inert. */
export const TwoCenteredAdvisoryServicesFrom767: Story = showsSlides(767, [1], centeredAdvisoryServices, 6);
export const TwoCenteredAdvisoryServicesBelow1200: Story = showsSlides(1199, [1], centeredAdvisoryServices, 6);
export const ThreeCenteredAdvisoryServicesFrom1200: Story = showsSlides(1200, [1, 2, 6], centeredAdvisoryServices, 6);

/** The distance in pixels between the centers of a slide's content and of the carousel. */
function distanceFromCenter(canvas: Parameters<typeof carousel>[0], index: number) {
  const middle = ({ left, right }: DOMRect) => (left + right) / 2;
  const content = slides(canvas)[index]!.firstElementChild!;
  return Math.abs(middle(content.getBoundingClientRect()) - middle(carousel(canvas).getBoundingClientRect()));
}

export const CurrentSlideIsCenteredBetweenHalfSlides: Story = {
  args: { ...centeredAdvisoryServices, children: makeSlides(6) },
  globals: atWidth(960),
  play: async ({ canvas, userEvent }) => {
    await expectActiveSlides(canvas, ["1 of 6"]);
    await waitFor(() => expect(distanceFromCenter(canvas, 0)).toBeLessThan(1));
    const { left, right } = carousel(canvas).getBoundingClientRect();
    const [, after, , , , before] = slides(canvas).map((slide) => slide.firstElementChild!.getBoundingClientRect());
    await expect(before!.left).toBeLessThan(left);
    await expect(before!.right).toBeGreaterThan(left + 100);
    await expect(after!.left).toBeLessThan(right - 100);
    await expect(after!.right).toBeGreaterThan(right);
    await userEvent.click(button(canvas, "Show slide 3"));
    await expectActiveSlides(canvas, ["3 of 6"]);
    await waitFor(() => expect(distanceFromCenter(canvas, 2)).toBeLessThan(1));
  },
};

export const DotsSelectTheirSlide: Story = {
  args: { ...centeredAdvisoryServices, children: makeSlides(6) },
  globals: atWidth(1280),
  play: async ({ canvas, userEvent }) => {
    await expectActiveSlides(canvas, ["1 of 6", "2 of 6", "6 of 6"]);
    await expect(canvas.queryByRole("button", { name: /rotation|Previous|Next/ })).not.toBeInTheDocument();
    await userEvent.click(button(canvas, "Show slide 4"));
    await expectActiveSlides(canvas, ["3 of 6", "4 of 6", "5 of 6"]);
    await expect(canvas.getByRole("button", { current: true })).toHaveAccessibleName("Show slide 4");
  },
};

export const TabOrderIsDotsSlide: Story = {
  args: { ...centeredAdvisoryServices, children: makeSlides(6) },
  play: async ({ canvas, userEvent }) => {
    await expectActiveSlides(canvas, ["1 of 6"]);
    for (let dot = 1; dot <= 6; dot++) {
      await userEvent.tab();
      await expect(button(canvas, `Show slide ${dot}`)).toHaveFocus();
    }
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Engineering" })).toHaveFocus();
  },
};

export const EnterAndSpaceOnADotSelectItsSlideAndKeepFocus: Story = {
  args: { ...centeredAdvisoryServices, children: makeSlides(6) },
  play: async ({ canvas, userEvent }) => {
    const dot = button(canvas, "Show slide 5");
    dot.focus();
    await userEvent.keyboard("{Enter}");
    await expectActiveSlides(canvas, ["5 of 6"]);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(" ");
    await expectActiveSlides(canvas, ["4 of 6"]);
    await expect(button(canvas, "Show slide 4")).toHaveFocus();
  },
};

const projects = { slides: "1-2-3-4" } as const;
export const OneProjectBelow575: Story = showsSlides(574, [1], projects, 5);
export const TwoProjectsFrom575: Story = showsSlides(575, [1, 2], projects, 5);
export const TwoProjectsBelow1024: Story = showsSlides(1023, [1, 2], projects, 5);
export const ThreeProjectsFrom1024: Story = showsSlides(1024, [1, 2, 3], projects, 5);
export const ThreeProjectsBelow1400: Story = showsSlides(1399, [1, 2, 3], projects, 5);
export const FourProjectsFrom1400: Story = showsSlides(1400, [1, 2, 3, 4], projects, 5);

const centeredProjects = { slides: "1-2-3-centered" } as const;
export const OneCenteredProjectBelow575: Story = showsSlides(574, [1], centeredProjects, 4);
export const TwoCenteredProjectsFrom575: Story = showsSlides(575, [1], centeredProjects, 4);
export const TwoCenteredProjectsBelow1024: Story = showsSlides(1023, [1], centeredProjects, 4);
export const ThreeCenteredProjectsFrom1024: Story = showsSlides(1024, [1, 2, 4], centeredProjects, 4);

export const ProjectsRotate: Story = {
  args: { ...centeredProjects, children: makeSlides(4) },
  globals: atWidth(1280),
  beforeEach: withMotion,
  play: async ({ canvas, userEvent }) => {
    await expect(liveMode(canvas)).toBe("off");
    await expectActiveSlides(canvas, ["1 of 4", "2 of 4", "3 of 4"]);
    await userEvent.click(button(canvas, "Stop slide rotation"));
    await shared.expectNoSlideChange(canvas);
  },
};

/** Embla measures in whole pixels and would not loop with three slides of 349⅓ px in 1048 px. */
export const LoopsWhereThreeDoNotDivideTheWidth: Story = {
  args: { ...centeredProjects, children: makeSlides(4) },
  globals: atWidth(1024),
  play: async ({ canvas, userEvent }) => {
    await expectActiveSlides(canvas, ["1 of 4", "2 of 4", "4 of 4"]);
    for (const middle of [1, 2, 3, 0]) {
      await userEvent.click(button(canvas, "Next slide"));
      await waitFor(() => expect(distanceFromCenter(canvas, middle)).toBeLessThan(2));
    }
    await expectActiveSlides(canvas, ["1 of 4", "2 of 4", "4 of 4"]);
  },
};

/** Renders the prerendered markup, hydrates it, and compares the positions of the slides in each frame. */
const hydratesInPlace = (width: number, args: Story["args"]): Story => ({
  args: {
    ...args,
    heading: undefined,
    children: ["One", "Two", "Three", "Four"].map((text) => <p key={text}>{text}</p>),
  },
  globals: atWidth(width),
  render: () => <p>The prerendered carousel:</p>,
  play: async ({ args: own, canvas, canvasElement }) => {
    const page = document.createElement("div");
    page.innerHTML = renderToString(<Carousel {...own} />);
    canvasElement.append(page);
    const { left, right } = carousel(canvas).getBoundingClientRect();
    const positions = () =>
      slides(canvas)
        .map((slide) => slide.firstElementChild!.getBoundingClientRect())
        .map((place) => (place.right > left && place.left < right ? Math.round(place.left) : "out of view"));
    const before = positions();
    const root = hydrateRoot(page, <Carousel {...own} />);
    for (let frame = 0; frame < 20; frame++) {
      await new Promise(requestAnimationFrame);
      for (const [index, place] of positions().entries()) {
        const was = before[index]!;
        if (typeof place === "string" || typeof was === "string") await expect(place).toBe(was);
        else await expect(Math.abs(place - was), `slide ${index + 1}, frame ${frame}`).toBeLessThanOrEqual(1);
      }
    }
    await waitFor(() => expect(page.querySelector("[inert]")).not.toBeNull());
    root.unmount();
    page.remove();
  },
});

export const HydrationDoesNotShiftSlides: Story = hydratesInPlace(768, {});
export const HydrationDoesNotShiftOneCenteredSlide: Story = hydratesInPlace(320, centeredProjects);
export const HydrationDoesNotShiftTwoCenteredSlides: Story = hydratesInPlace(768, centeredProjects);
export const HydrationDoesNotShiftThreeCenteredSlides: Story = hydratesInPlace(1280, centeredAdvisoryServices);

export const TabOrderIsRotationArrowsSlide: Story = shared.tabOrderIsRotationArrowsSlide;
export const EnterAndSpaceChangeTheSlideAndKeepFocus: Story = shared.enterAndSpaceChangeTheSlideAndKeepFocus;

export const Loops: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectActiveSlides(canvas, ["1 of 3"]);
    await userEvent.click(button(canvas, "Previous slide"));
    await expectActiveSlides(canvas, ["3 of 3"]);
    const { left, right } = carousel(canvas).getBoundingClientRect();
    await waitFor(() => expect(slides(canvas)[2]!.getBoundingClientRect().right).toBeCloseTo(right, 0));
    await userEvent.click(button(canvas, "Next slide"));
    await expectActiveSlides(canvas, ["1 of 3"]);
    await waitFor(() =>
      expect(canvas.getByRole("link", { name: "Engineering" }).getBoundingClientRect().left).toBeGreaterThan(left),
    );
  },
};

export const StartsStoppedUnderReducedMotion: Story = shared.startsStoppedUnderReducedMotion;
export const StartsStoppedUnderSaveData: Story = shared.startsStoppedUnderSaveData;
export const LiveRegionIsOffWhileRotating: Story = shared.liveRegionIsOffWhileRotating;

export const TransitionTakesASecond: Story = {
  beforeEach: withMotion,
  play: async ({ canvas }) => {
    // The distance of the slide from its final position; its gap is to the left of the carousel.
    const distance = () =>
      slides(canvas)[1]!.getBoundingClientRect().left + 24 - carousel(canvas).getBoundingClientRect().left;
    await expectActiveSlides(canvas, ["1 of 3"]);
    const start = performance.now();
    await fireEvent.click(button(canvas, "Next slide"));
    await waitFor(() => expect(distance()).toBeLessThan(1));
    await expect(performance.now() - start).toBeGreaterThan(500);
    await waitFor(() => expect(distance()).toBeLessThan(0.5));
  },
};

export const FocusInsideStopsRotation: Story = shared.focusInsideStopsRotation;
export const ButtonRestartsRotation: Story = shared.buttonRestartsRotation;

export const ClickOnTheButtonStopsRotation: Story = {
  beforeEach: withMotion,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(button(canvas, "Stop slide rotation"));
    await expect(button(canvas, "Start slide rotation")).toHaveFocus();
    await userEvent.click(button(canvas, "Start slide rotation"));
    await expect(button(canvas, "Stop slide rotation")).toHaveFocus();
    await userEvent.click(button(canvas, "Stop slide rotation"));
    await expect(button(canvas, "Start slide rotation")).toBeVisible();
  },
};

export const HiddenDocumentPausesRotation: Story = shared.hiddenDocumentPausesRotation;

export const RotatesOnceInView: Story = {
  decorators: [
    (Story) => (
      <>
        <div className="h-screen" />
        <div className="h-screen" />
        <Story />
      </>
    ),
  ],
  beforeEach: withMotion,
  play: async ({ canvas, userEvent }) => {
    // slides out of view are inert before
    await expectActiveSlides(canvas, ["1 of 3"]);
    await shared.expectNoSlideChange(canvas);
    carousel(canvas).scrollIntoView();
    await shared.expectSlideChange(canvas);
    await userEvent.click(button(canvas, "Stop slide rotation"));
  },
};

export const HoverPausesRotation: Story = {
  beforeEach: withMotion,
  play: async ({ canvas, userEvent }) => {
    const list = carousel(canvas).querySelector("[aria-live]")!;
    await expectActiveSlides(canvas, ["1 of 3"]);
    await userEvent.hover(list);
    await shared.expectNoSlideChange(canvas);
    await expect(button(canvas, "Stop slide rotation")).toBeVisible();
    await userEvent.unhover(list);
    await shared.expectSlideChange(canvas);
    await userEvent.click(button(canvas, "Stop slide rotation"));
  },
};

export const SwipeChangesTheSlide: Story = {
  play: async ({ canvas }) => {
    await expectActiveSlides(canvas, ["1 of 3"]);
    const target = slides(canvas)[0]!;
    // Embla has started when it has placed the list
    await waitFor(() => expect(target.parentElement!.style.transform).not.toBe(""));
    const touch = (clientX: number) => ({ touches: [new Touch({ identifier: 1, target, clientX, clientY: 200 })] });
    await fireEvent.touchStart(target, touch(250));
    for (let x = 240; x >= 60; x -= 20) await fireEvent.touchMove(target, touch(x));
    await fireEvent.touchEnd(target, { touches: [] });
    await expectActiveSlides(canvas, ["2 of 3"]);
  },
};
