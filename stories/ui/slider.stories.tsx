import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn } from "storybook/test";
import { Slider } from "#ui/slider.tsx";
import type { Guide } from "../docs/guide.tsx";
import { overflow } from "../measure.ts";

const meta = {
  title: "UI/Slider",
  component: Slider,
  args: { label: "Pieces", value: 8000, min: 4000, max: 18_000, step: 500, valueText: "8,000 pieces", onChange: fn() },
  parameters: {
    guide: {
      proofs: { Slider: "SpeaksItsValueInWords; SpeaksItsValueInWords; WithoutScripts" },
      when: "For a number whose effect is seen while the knob moves.",
      instead: { "an exact number": "`QuantityStepper`, or `Input`", "up to six options": "`RadioGroup`" },
      pattern: "slider",
      wcag: ["1.3.1", "2.1.1", "2.5.7", "4.1.2"],
      keyboard: [
        ["Arrow keys", "One step up or down."],
        ["Page Up, Page Down", "A larger step."],
        ["Home, End", "The lowest and the highest value."],
      ],
      do: ["Say in words what the value does: the number alone tells a screen reader nothing."],
    } satisfies Guide,
  },
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SpeaksItsValueInWords: Story = {
  tags: ["example"],
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole("slider", { name: args.label });
    await expect(slider).toHaveAttribute("aria-valuetext", args.valueText);
    await expect(slider.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await fireEvent.change(slider, { target: { value: 9000 } });
    await expect(args.onChange).toHaveBeenLastCalledWith(9000);
  },
};

export const WithoutScripts: Story = {
  decorators: [(Story) => <div data-no-script="">{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Pieces")).not.toBeVisible();
  },
};

export const LongWords: Story = {
  args: { label: "Hochgeschwindigkeitsgetriebekonstruktionsunterlagen", hint: "Drag the knob, or press a step." },
  globals: { viewport: { value: "w320" } },
  play: async () => {
    await expect(overflow()).toBe(0);
  },
};
