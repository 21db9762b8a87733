import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { CarouselDots } from "#ui/carousel-dots.tsx";
import type { Guide } from "../docs/guide.tsx";
import { overflow } from "../measure.ts";

const meta = {
  title: "UI/Carousel dots",
  component: CarouselDots,
  args: { count: 6, current: 1, controls: "slides", onSelect: fn() },
  parameters: {
    guide: {
      proofs: {
        CarouselDots: "SecondOfSix; TargetsAreAtLeast44By24Pixels; DotsHaveABorder",
      },
      when: "For at most eight slides that visitors select in any order.",
      instead: { "more slides, or a rotation": "`CarouselControls`" },
      pattern: "carousel",
      wcag: ["1.4.11", "2.5.8", "4.1.2"],
      keyboard: [
        ["Tab", "Moves between the dots, then into the slides."],
        ["Enter, Space", "Selects the slide of the dot; focus stays on the dot."],
      ],
      do: ["Use it for a few slides that visitors select in any order."],
      dont: ["Combine it with arrows.", "Use it for more than eight slides."],
    } satisfies Guide,
  },
  render: (args) => (
    <>
      <CarouselDots {...args} />
      <div id="slides" />
    </>
  ),
} satisfies Meta<typeof CarouselDots>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SecondOfSix: Story = {
  play: async ({ canvas }) => {
    const dots = within(canvas.getByRole("group", { name: "Choose a slide" })).getAllByRole("button");
    await expect(dots.map(({ ariaLabel }) => ariaLabel)).toEqual([1, 2, 3, 4, 5, 6].map((one) => `Show slide ${one}`));
    await expect(dots.map((dot) => dot.getAttribute("aria-current"))).toEqual([null, "true", null, null, null, null]);
  },
};

export const CurrentDotIsLonger: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole("button").map((dot) => dot.firstElementChild!.getBoundingClientRect());
    await expect(second!.width).toBeGreaterThan(first!.width * 2);
    await expect(second!.height).toBe(first!.height);
  },
};

/** Forced colors remove backgrounds and keep borders. */
export const DotsHaveABorder: Story = {
  play: async ({ canvas }) => {
    for (const dot of canvas.getAllByRole("button")) {
      const { borderTopWidth, borderTopStyle } = getComputedStyle(dot.firstElementChild!);
      await expect([borderTopWidth, borderTopStyle]).toEqual(["2px", "solid"]);
    }
  },
};

export const EnterAndSpaceSelect: Story = {
  play: async ({ args, canvas, userEvent }) => {
    for (let tab = 0; tab < 3; tab++) await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(args.onSelect).toHaveBeenNthCalledWith(1, 2);
    await expect(args.onSelect).toHaveBeenNthCalledWith(2, 3);
    await expect(canvas.getByRole("button", { name: "Show slide 4" })).toHaveFocus();
  },
};

export const TargetsAreAtLeast44By24Pixels: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    for (const dot of canvas.getAllByRole("button")) {
      const { width, height } = dot.getBoundingClientRect();
      await expect(width).toBeGreaterThanOrEqual(24);
      await expect(height).toBeGreaterThanOrEqual(44);
    }
    await expect(overflow()).toBe(0);
  },
};
