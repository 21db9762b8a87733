import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Icon } from "#ui/icon.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import type { Guide } from "../docs/guide.tsx";
import { countColumns, overflow, elementAtCenter } from "../measure.ts";

const meta = {
  title: "UI/Radio group",
  component: RadioGroup,
  args: {
    legend: "Delivery",
    name: "delivery",
    options: [
      { value: "mail", label: "By mail", icon: <Icon name="mail" /> },
      { value: "pickup", label: "Pickup" },
      { value: "courier", label: "By courier" },
    ],
    onChange: fn(),
  },
  parameters: {
    guide: {
      proofs: {
        RadioGroup: "NothingSelected, ClickAnywhereOnTheTileSelects",
      },
      when: "For one of at most six options, all visible.",
      instead: { "more options": "`Select`", "yes or no": "`Checkbox`", stars: "`RatingInput`" },
      pattern: "radio",
      wcag: ["1.3.1", "2.1.1", "3.3.2"],
      keyboard: [
        ["Tab", "Moves to the selected option, or to the first."],
        ["Arrow keys", "Select the next or previous option, and wrap."],
        ["Space", "Selects the focused option."],
      ],
      do: ["Name the choice in the legend.", "Select the most common option by default."],
      dont: ["Use an icon for information that the label lacks.", "Use it for more than six options; use a `Select`."],
    } satisfies Guide,
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingSelected: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("group", { name: "Delivery" })).toBeVisible();
    for (const radio of canvas.getAllByRole<HTMLInputElement>("radio")) {
      await expect(radio).not.toBeChecked();
      await expect(radio.name).toBe("delivery");
    }
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const WithDefaultValue: Story = {
  tags: ["example"],
  args: { defaultValue: "pickup" },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("radio", { name: "Pickup" })).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const ClickAnywhereOnTheTileSelects: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const tile = canvas.getByRole("radio", { name: "By mail" }).closest("label")!;
    await expect(tile.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(tile.contains(elementAtCenter(tile))).toBe(true);
    await userEvent.click(tile.querySelector("svg")!);
    await expect(canvas.getByRole("radio", { name: "By mail" })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith("mail");
  },
};

export const ArrowKeysSelect: Story = {
  args: { defaultValue: "mail" },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "By mail" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: "Pickup" })).toBeChecked();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    await expect(canvas.getByRole("radio", { name: "By courier" })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith("courier");
  },
};

export const InSmallWindows: Story = {
  args: { options: [{ value: "long", label: "Donaudampfschifffahrtsgesellschaftskapitänspatent" }] },
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    await expect(countColumns(canvas.getAllByRole("radio"))).toBe(1);
    await expect(overflow()).toBe(0);
  },
};

export const FourColumns: Story = {
  args: { columns: "four" },
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    await expect(countColumns(canvas.getAllByRole("radio"))).toBe(3);
    for (const radio of canvas.getAllByRole("radio"))
      await expect(radio.closest("label")!.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
