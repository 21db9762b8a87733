import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { RadioTile } from "#ui/radio-tile.tsx";
import type { Guide } from "../docs/guide.tsx";
import { overflow } from "../measure.ts";
import { inTheme } from "../surface.tsx";

const meta = {
  title: "UI/Radio tile",
  component: RadioTile,
  parameters: {
    guide: {
      proofs: {
        RadioTile: "ClickAnywhereOnTheTileSelects, SeenWhileItIsNotSelected; Sizes",
      },
      when: "For one option of a group with a layout of its own.",
      instead: { "a common group": "`RadioGroup`" },
      pattern: "radio",
      wcag: ["1.4.11", "2.5.8", "4.1.2"],
      keyboard: [
        ["Tab", "Moves to the selected tile of a group, or to the first."],
        ["Arrow keys", "Select the next or previous tile."],
        ["Space", "Selects the focused tile."],
      ],
      do: ["Use it in a named group, such as `RadioGroup` or `RatingInput`."],
      dont: ["Use a single tile; use a `Checkbox`."],
    } satisfies Guide,
  },
  args: { name: "way", value: "sea", label: "By sea", onChange: fn() },
  decorators: [
    (Story) => (
      <fieldset className="flex flex-wrap gap-2">
        <legend>Transport</legend>
        <Story />
      </fieldset>
    ),
  ],
} satisfies Meta<typeof RadioTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ClickAnywhereOnTheTileSelects: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const radio = canvas.getByRole("radio", { name: "By sea" });
    await expect(radio).not.toBeChecked();
    await userEvent.click(canvas.getByText("By sea"));
    await expect(radio).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const Sizes: Story = {
  tags: ["example"],
  render: () => (
    <>
      <RadioTile name="way" value="sea" label="By sea" defaultChecked />
      <RadioTile name="way" value="air" label="By air" size="compact" />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const radio of canvas.getAllByRole("radio"))
      await expect(radio.closest("label")!.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: "By air" })).toBeChecked();
  },
};

export const LongWords: Story = {
  args: { label: "x".repeat(80) },
  globals: { viewport: { value: "w320" } },
  play: async () => {
    await expect(overflow()).toBe(0);
  },
};

export const SeenWhileItIsNotSelected: Story = {
  decorators: [inTheme("contrast-dark")],
  play: async ({ canvas }) => {
    const radio = canvas.getByRole("radio");
    const { appearance, borderTopColor, borderTopWidth } = getComputedStyle(radio);
    await expect([appearance, borderTopWidth]).toEqual(["none", "2px"]);
    await expect(borderTopColor).toBe(getComputedStyle(radio.closest("label")!).borderTopColor);
  },
};
