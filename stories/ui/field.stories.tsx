import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Input } from "#ui/control.tsx";
import { Field, FieldError } from "#ui/field.tsx";
import type { Guide } from "../docs/guide.tsx";
import { overflow } from "../measure.ts";

const meta = {
  title: "UI/Field",
  component: Field,
  subcomponents: { FieldError },
  args: { label: "Company", children: <Input autoComplete="organization" /> },
  parameters: {
    guide: {
      proofs: {
        Field: "Default; WithHint, WithError; NotInvalidWhileTyping; FocusBringsTheLabelIntoView",
      },
      when: "Around every control of a form.",
      instead: { "one checkbox": "`Checkbox`", "a group of radio buttons": "`RadioGroup`" },
      wcag: ["1.3.1", "3.3.1", "3.3.2", "4.1.2"],
      do: [
        "Explain in the error what is invalid and how to fix it.",
        "Use the hint for help before an error.",
        "Mark required fields; if all are required, write so above the form.",
      ],
      dont: ["Use a placeholder as label; it disappears on input.", "Use two controls in one field."],
    } satisfies Guide,
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole("textbox", { name: "Company" });
    // Firefox keeps telling screen readers a first `false`
    await expect(control).not.toHaveAttribute("aria-invalid");
    await expect(control).not.toHaveAttribute("aria-describedby");
    await userEvent.click(canvas.getByText("Company"));
    await expect(control).toHaveFocus();
    await expect(control.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Required: Story = {
  tags: ["example"],
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Company" })).toBeRequired();
  },
};

export const WithHint: Story = {
  tags: ["example"],
  args: { hint: "As printed on the invoice." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription("As printed on the invoice.");
  },
};

export const WithError: Story = {
  tags: ["example"],
  args: {
    required: true,
    hint: "As printed on the invoice.",
    error: "The company field is required. Enter a dash if there is none.",
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription(`As printed on the invoice. ${args.error}`);
    await expect(canvas.getByRole("textbox")).toBeInvalid();
  },
};

/** The native validity is false from the first character on, and must not be announced. */
export const NotInvalidWhileTyping: Story = {
  args: { label: "Email", children: <Input type="email" autoComplete="email" /> },
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole<HTMLInputElement>("textbox");
    await userEvent.type(control, "ada");
    await expect(control.validity.valid).toBe(false);
    await expect(control).toHaveAttribute("aria-invalid", "false");
  },
};

export const FocusBringsTheLabelIntoView: Story = {
  decorators: [
    (Story) => (
      <div className="h-24 overflow-y-auto">
        <Story />
        <div className="h-screen" />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const scrolled = canvasElement.querySelector(".overflow-y-auto")!;
    const label = canvas.getByText("Company");
    scrolled.scrollTop = 30;
    await expect(label.getBoundingClientRect().top).toBeLessThan(scrolled.getBoundingClientRect().top);
    canvas.getByRole("textbox").focus({ preventScroll: true });
    await expect(label.getBoundingClientRect().top).toBeGreaterThanOrEqual(scrolled.getBoundingClientRect().top);
  },
};

export const LongWords: Story = {
  args: {
    label: "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz",
    error: "Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung fehlt.",
  },
  globals: { viewport: { value: "w320" } },
  play: async () => {
    await expect(overflow()).toBe(0);
  },
};
