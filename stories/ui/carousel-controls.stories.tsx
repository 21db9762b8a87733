import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { useRotation } from "#lib/carousel/use-rotation.ts";
import { CarouselControls } from "#ui/carousel-controls.tsx";
import type { Guide } from "../docs/guide.tsx";
import { onSurface } from "../surface.tsx";

const mockRotation = { rotating: true, buttonProps: { onPointerDown: fn(), onClick: fn() } };

const meta = {
  title: "UI/Carousel controls",
  component: CarouselControls,
  args: { label: "Services", rotation: mockRotation, controls: "slides", onPrevious: fn(), onNext: fn() },
  parameters: {
    guide: {
      proofs: {
        CarouselControls: "Rotating; Rotating; Rotating, Stopped, WithoutRotation; TargetsAreAtLeast44Pixels",
      },
      when: "For a carousel that moves by one slide.",
      instead: { "slides that visitors select in any order": "`CarouselDots`" },
      pattern: "carousel",
      wcag: ["2.1.1", "2.2.2", "4.1.2"],
      keyboard: [
        ["Tab", "Moves to the rotation button, to the previous and to the next slide, then into the slides."],
        [
          "Enter, Space",
          "On the rotation button: starts or stops the rotation. On an arrow: changes the slide and keeps focus.",
        ],
      ],
      do: ["Place the buttons before the slides in the document.", "Stop the rotation when an arrow is used."],
      dont: ["Set `aria-pressed` on the rotation button, whose name changes."],
    } satisfies Guide,
  },
  render: (args) => (
    <>
      <CarouselControls {...args} />
      <div id="slides" />
    </>
  ),
} satisfies Meta<typeof CarouselControls>;
export default meta;
type Story = StoryObj<typeof meta>;

function Example() {
  const [slide, setSlide] = useState(1);
  const next = () => setSlide((slide % 3) + 1);
  const rotation = useRotation({ enabled: true, transition: 0, onAdvance: next });
  return (
    <section aria-roledescription="carousel" aria-label="Services" {...rotation.rootProps}>
      <CarouselControls
        label="Services"
        rotation={rotation}
        controls="slides"
        onPrevious={() => setSlide(slide === 1 ? 3 : slide - 1)}
        onNext={next}
      />
      <p id="slides" aria-live={rotation.rotating ? "off" : "polite"}>
        Slide {slide} of 3
      </p>
    </section>
  );
}

export const WithSlides: Story = {
  render: Example,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Previous slide/ }));
    await expect(canvas.getByText("Slide 3 of 3")).toBeVisible();
  },
};

export const Rotating: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual([
      "Stop slide rotation: Services",
      "Previous slide: Services",
      "Next slide: Services",
    ]);
    await expect(canvas.getByRole("button", { name: /^Stop slide rotation/ })).not.toHaveAttribute("aria-pressed");
  },
};

export const Stopped: Story = {
  args: { rotation: { ...mockRotation, rotating: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /^Start slide rotation/ })).toBeVisible();
  },
};

export const WithoutRotation: Story = {
  tags: ["example"],
  args: { rotation: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("button")).toHaveLength(2);
  },
};

export const EnterAndSpaceActivate: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: /^Stop slide rotation/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onPrevious).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(args.onNext).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("button", { name: /^Next slide/ })).toHaveFocus();
  },
};

export const TargetsAreAtLeast44Pixels: Story = {
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole("button")) {
      const { width, height } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};

export const OnAnImage: Story = {
  decorators: [onSurface("image")],
};
