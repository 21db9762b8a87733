import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { RadioTile } from "#ui/radio-tile.tsx";
import { overflow } from "../measure.ts";

const meta = {
  title: "UI/Radio tile",
  component: RadioTile,
  parameters: {
    guide: {
      keyboard: [
        ["Tab", "To the chosen tile of a group, or to the first."],
        ["Arrow keys", "Choose the tile before or after."],
        ["Space", "Chooses the tile that has the focus."],
      ],
      do: ["Put it into a named group; RadioGroup and RatingInput are two."],
      dont: ["Let one stand alone: what can be on or off is a Checkbox."],
    },
  },
  args: { name: "way", value: "sea", label: "By sea", onChange: fn() },
  decorators: [
    (Story) => (
      <fieldset className="flex flex-wrap gap-2">
        <legend>How it travels</legend>
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
  render: (args) => (
    <>
      <RadioTile {...args} defaultChecked />
      <RadioTile {...args} value="air" label="By air" size="compact" />
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
