import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, waitFor, within } from "storybook/test";
import { ButtonLink } from "#ui/button";
import { Carousel } from "#ui/carousel";
import { Heading } from "#ui/heading";
import { aWhile, turnDocument, withMotion, withSavedData } from "../motion";

const services = ["Engineering", "Manufacturing", "Logistics"];

const widths = Object.fromEntries(
  [766, 767, 1023, 1024].map((width) => [
    `w${width}`,
    { name: `${width} px`, styles: { width: `${width}px`, height: "800px" }, type: "desktop" as const },
  ]),
);
const at = (width: number) => ({ viewport: { value: `w${width}` } });

const meta = {
  title: "UI/Carousel",
  component: Carousel,
  args: {
    label: "Services",
    policy: "services",
    heading: (
      <Heading level={2} size="heading">
        What we do
      </Heading>
    ),
    children: services.map((service) => (
      <div key={service} className="flex h-banner items-end rounded-card bg-image p-6" data-surface="image">
        <ButtonLink to={`/services/${service}`}>{service}</ButtonLink>
      </div>
    )),
    rest: 100,
  },
  parameters: { viewport: { options: widths } },
  globals: at(320),
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const region = (canvas: Canvas) => canvas.getByRole("region", { name: "Services" });
const button = (canvas: Canvas, name: string) => canvas.getByRole("button", { name });
const slides = (canvas: Canvas) => within(region(canvas)).getAllByRole("group");
/** The names of the slides that can be met; the rest are inert. */
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

export const OneSlideAt320: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(met(canvas)).toEqual(["1 of 3"]));
    await expect(slides(canvas)[1]!.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      region(canvas).getBoundingClientRect().right,
    );
    await expect(document.documentElement.scrollWidth).toBe(320);
  },
};

export const OneSlideBelow767: Story = {
  globals: at(766),
  play: async ({ canvas }) => {
    await waitFor(() => expect(met(canvas)).toEqual(["1 of 3"]));
  },
};

export const TwoSlidesFrom767: Story = {
  globals: at(767),
  play: async ({ canvas }) => {
    await waitFor(() => expect(met(canvas)).toEqual(["1 of 3", "2 of 3"]));
  },
};

export const TwoSlidesBelow1024: Story = {
  globals: at(1023),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(met(canvas)).toEqual(["1 of 3", "2 of 3"]));
    await userEvent.click(button(canvas, "Next slide"));
    await expect(met(canvas)).toEqual(["2 of 3", "3 of 3"]);
  },
};

export const ThreeSlidesAt1024AndNothingToControl: Story = {
  globals: at(1024),
  beforeEach: withMotion,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
    await aWhile();
    await expect(met(canvas)).toHaveLength(3);
    await expect(silence(canvas)).toBe("polite");
  },
};

export const KeyboardMeetsRotationThenArrowsThenTheSlide: Story = {
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(met(canvas)).toHaveLength(1));
    for (const name of ["Start slide rotation", "Previous slide", "Next slide"]) {
      await userEvent.tab();
      await expect(button(canvas, name)).toHaveFocus();
    }
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Engineering" })).toHaveFocus();
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

export const GoesRound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(button(canvas, "Previous slide"));
    await expect(met(canvas)).toEqual(["3 of 3"]);
    const { left } = region(canvas).getBoundingClientRect();
    await expect(
      Math.abs(slides(canvas)[2]!.getBoundingClientRect().right - region(canvas).getBoundingClientRect().right),
    ).toBeLessThan(1);
    await userEvent.click(button(canvas, "Next slide"));
    await expect(met(canvas)).toEqual(["1 of 3"]);
    await expect(canvas.getByRole("link", { name: "Engineering" }).getBoundingClientRect().left).toBeGreaterThan(left);
  },
};

export const StartsStoppedUnderReducedMotion: Story = {
  play: async ({ canvas }) => {
    await expect(button(canvas, "Start slide rotation")).toBeVisible();
    await aWhile();
    await expect(met(canvas)).toEqual(["1 of 3"]);
    await expect(silence(canvas)).toBe("polite");
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
    await waitFor(() => expect(met(canvas)).toEqual(["2 of 3"]));
    await userEvent.click(button(canvas, "Stop slide rotation"));
    await expect(silence(canvas)).toBe("polite");
  },
};

export const ASlideTakesASecond: Story = {
  beforeEach: withMotion,
  play: async ({ canvas }) => {
    // How far the slide is from its place; its gap stands to the left of the carousel.
    const away = () =>
      slides(canvas)[1]!.getBoundingClientRect().left + 24 - region(canvas).getBoundingClientRect().left;
    await waitFor(() => expect(met(canvas)).toEqual(["1 of 3"]));
    await fireEvent.click(button(canvas, "Next slide"));
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(away()).toBeGreaterThan(1);
    await waitFor(() => expect(away()).toBeLessThan(0.5), { timeout: 2000 });
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
    await expect(button(canvas, "Start slide rotation")).toBeVisible();
  },
};

export const TheButtonStartsItAgain: Story = {
  beforeEach: withMotion,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(button(canvas, "Stop slide rotation")).toHaveFocus();
    const before = met(canvas);
    await waitFor(() => expect(met(canvas)).not.toEqual(before));
    await userEvent.tab();
    await expect(button(canvas, "Start slide rotation")).toBeVisible();
  },
};

export const TheButtonStopsItByMouse: Story = {
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

export const AMouseOnTheSlidesSuspendsIt: Story = {
  beforeEach: withMotion,
  play: async ({ canvas, userEvent }) => {
    const list = region(canvas).querySelector("[aria-live]")!;
    await userEvent.hover(list);
    const before = met(canvas);
    await aWhile();
    await expect(met(canvas)).toEqual(before);
    await expect(button(canvas, "Stop slide rotation")).toBeVisible();
    await userEvent.unhover(list);
    await waitFor(() => expect(met(canvas)).not.toEqual(before));
    await userEvent.click(button(canvas, "Stop slide rotation"));
  },
};

export const FollowsAFinger: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(met(canvas)).toEqual(["1 of 3"]));
    const target = slides(canvas)[0]!;
    const touch = (clientX: number) => ({ touches: [new Touch({ identifier: 1, target, clientX, clientY: 200 })] });
    await fireEvent.touchStart(target, touch(250));
    for (let x = 240; x >= 60; x -= 20) await fireEvent.touchMove(target, touch(x));
    await fireEvent.touchEnd(target, { touches: [] });
    await waitFor(() => expect(met(canvas)).toEqual(["2 of 3"]));
  },
};
