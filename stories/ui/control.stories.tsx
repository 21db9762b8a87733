import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Input, Select, Textarea } from "#ui/control.tsx";
import { Field } from "#ui/field.tsx";
import type { Guide } from "../docs/guide.tsx";

const meta = {
  title: "UI/Control",
  component: Input,
  subcomponents: { Textarea, Select },
  render: (args) => (
    <Field label="Material">
      <Input {...args} />
    </Field>
  ),
  parameters: {
    guide: {
      proofs: {
        Input: "SingleLine; Invalid",
        Textarea: "MultiLine; Invalid",
        Select: "SelectFromAList; Invalid",
      },
      when: "For text, numbers, dates and choices, inside a `Field`.",
      instead: {
        "a password": "`PasswordInput`",
        "up to six visible options": "`RadioGroup`",
        "yes or no": "`Checkbox`",
      },
      wcag: ["1.3.5", "1.4.11", "3.3.2", "4.1.2"],
      keyboard: [
        ["Tab", "Moves focus to the control."],
        ["Arrow keys", "In a select: change the option, as in the browser."],
      ],
      do: ["Set an `autoComplete` token where one applies.", "Prefer native input types."],
      dont: ["Use it without a `Field`, which throws."],
    } satisfies Guide,
  },
} satisfies Meta<typeof Input>;
export default meta;
type Story = StoryObj<typeof meta>;

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
  tags: ["example"],
  render: () => (
    <Field label="Material">
      <Textarea />
    </Field>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Material" }), "Steel{Enter}Zinc");
    await expect(canvas.getByRole("textbox")).toHaveValue("Steel\nZinc");
  },
};

export const MultiLineThatGrows: Story = {
  render: () => (
    <Field label="Material">
      <Textarea height="compact" />
    </Field>
  ),
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole("textbox", { name: "Material" });
    await expect(control.offsetHeight).toBe(96);
    await userEvent.type(control, "{Enter}{Enter}{Enter}{Enter}{Enter}{Enter}");
    if (CSS.supports("field-sizing", "content")) await expect(control.offsetHeight).toBeGreaterThan(96);
  },
};

export const SelectFromAList: Story = {
  tags: ["example"],
  render: () => (
    <Field label="Material">
      <Select defaultValue="Steel">
        <option>Aluminum</option>
        <option>Steel</option>
      </Select>
    </Field>
  ),
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole("combobox", { name: "Material" });
    await expect(select).toHaveValue("Steel");
    await userEvent.selectOptions(select, "Aluminum");
    await expect(select).toHaveValue("Aluminum");
    await expect(select.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** While a form is being submitted. */
export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: "Steel" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox"), "Zinc");
    await expect(canvas.getByRole("textbox")).toHaveValue("Steel");
  },
};

/** An error is shown by its message and a thicker border, not by color alone. */
export const Invalid: Story = {
  tags: ["example"],
  render: () => (
    <div className="flex flex-col gap-6">
      <Field label="Part 1" error="The part field is required. Enter the number on the drawing.">
        <Input defaultValue="?" />
      </Field>
      <Field label="Part 2" error="The part field is required. Enter the number on the drawing.">
        <Textarea />
      </Field>
      <Field label="Part 3" error="The part field is required. Choose a part.">
        <Select>
          <option>Lid</option>
          <option>Housing</option>
        </Select>
      </Field>
    </div>
  ),
  play: async ({ canvas }) => {
    for (const name of ["Part 1", "Part 2", "Part 3"]) {
      await expect(canvas.getByLabelText(name)).toBeInvalid();
      await expect(getComputedStyle(canvas.getByLabelText(name)).borderTopWidth).toBe("2px");
    }
  },
};
