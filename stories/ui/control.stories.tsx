import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Input, Select, Textarea } from "#ui/control.tsx";
import { Field } from "#ui/field.tsx";

const meta = {
  title: "UI/Control",
  component: Input,
  subcomponents: { Textarea, Select },
  decorators: [
    (Story) => (
      <Field label="Material">
        <Story />
      </Field>
    ),
  ],
  parameters: {
    guide: {
      keyboard: [
        ["Tab", "Moves to the control, and on."],
        ["Arrow keys", "In a choice: choose, as the browser has it."],
      ],
      do: ["Give it an `autoComplete` token where one fits.", "Take the browser's own control for what it can do."],
      dont: ["Use it without a `Field`: it would have no name, and it throws."],
    },
  },
} satisfies Meta<typeof Input>;
export default meta;
type Story = StoryObj<typeof meta>;

const choices = (
  <Select defaultValue="Steel">
    <option>Aluminum</option>
    <option>Steel</option>
  </Select>
);

export const SingleLine: Story = {
  args: { placeholder: "For instance 6061-T6", autoComplete: "off" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("Steel");
    await expect(canvas.getByRole("textbox", { name: "Material" })).toHaveValue("Steel");
    await expect(canvas.getByRole("textbox").getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const MultiLine: Story = {
  render: () => <Textarea />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Material" }), "Steel{Enter}Zinc");
    await expect(canvas.getByRole("textbox")).toHaveValue("Steel\nZinc");
  },
};

export const SelectFromAList: Story = {
  render: () => choices,
  play: async ({ canvas, userEvent }) => {
    const choice = canvas.getByRole("combobox", { name: "Material" });
    await expect(choice).toHaveValue("Steel");
    await userEvent.selectOptions(choice, "Aluminum");
    await expect(choice).toHaveValue("Aluminum");
    await expect(choice.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** While something is on its way. */
export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: "Steel" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox"), "Zinc");
    await expect(canvas.getByRole("textbox")).toHaveValue("Steel");
  },
};

/** A missing name, a wrong one, a choice that was not made: the error line and a thicker edge say it, not color alone. */
export const Invalid: Story = {
  render: () => (
    <div className="flex flex-col gap-6">
      {[<Input key="line" defaultValue="?" />, <Textarea key="area" />, choices].map((control, index) => (
        <Field key={control.key} label={`Part ${index + 1}`} error="The part must be known. Look it up in the drawing.">
          {control}
        </Field>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const name of ["Part 1", "Part 2", "Part 3"]) {
      await expect(canvas.getByLabelText(name)).toBeInvalid();
      await expect(getComputedStyle(canvas.getByLabelText(name)).borderTopWidth).toBe("2px");
    }
  },
};
