import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { CarouselControls } from "#ui/carousel-controls.tsx";
import { onSurface } from "../surface.tsx";

const rotation = { rotating: true, buttonProps: { onPointerDown: fn(), onClick: fn() } };

const meta = {
  title: "UI/Carousel controls",
  component: CarouselControls,
  args: { rotation, controls: "slides", onPrevious: fn(), onNext: fn() },
  decorators: [
    (Story) => (
      <>
        <Story />
        <div id="slides" />
      </>
    ),
  ],
} satisfies Meta<typeof CarouselControls>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rotating: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual([
      "Stop slide rotation",
      "Previous slide",
      "Next slide",
    ]);
    await expect(canvas.getByRole("button", { name: "Stop slide rotation" })).not.toHaveAttribute("aria-pressed");
  },
};

export const Stopped: Story = {
  args: { rotation: { ...rotation, rotating: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Start slide rotation" })).toBeVisible();
  },
};

export const WithoutRotation: Story = {
  args: { rotation: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("button")).toHaveLength(2);
  },
};

export const EnterAndSpaceActivate: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Stop slide rotation" })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onPrevious).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(args.onNext).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("button", { name: "Next slide" })).toHaveFocus();
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
  args: { tone: "on-hero" },
  decorators: [onSurface("hero")],
};
