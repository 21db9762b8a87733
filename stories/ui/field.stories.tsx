import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Input } from "#ui/control.tsx";
import { Field } from "#ui/field.tsx";
import { overflow } from "../measure.ts";

const meta = {
  title: "UI/Field",
  component: Field,
  args: { label: "Company", children: <Input autoComplete="organization" /> },
  parameters: {
    guide: {
      do: [
        "Say in the error what is wrong and how to mend it.",
        "Say in the hint what helps before anything went wrong.",
        "Mark what is required; say beside the form when everything is.",
      ],
      dont: [
        "Let a placeholder stand in for the label: it goes with the first letter.",
        "Put two controls in one field.",
      ],
    },
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole("textbox", { name: "Company" });
    await expect(control).toHaveAttribute("aria-invalid", "false");
    await expect(control).not.toHaveAttribute("aria-describedby");
    await userEvent.click(canvas.getByText("Company"));
    await expect(control).toHaveFocus();
    await expect(control.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Company" })).toBeRequired();
  },
};

export const WithHint: Story = {
  args: { hint: "As it stands on the invoice." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription("As it stands on the invoice.");
  },
};

export const WithError: Story = {
  args: {
    required: true,
    hint: "As it stands on the invoice.",
    error: "The company field is required. Write a dash if there is none.",
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription(`As it stands on the invoice. ${args.error}`);
    await expect(canvas.getByRole("textbox")).toBeInvalid();
  },
};

/** Browsers call an address invalid from its first letter on, and screen readers say so. */
export const NotInvalidWhileTyping: Story = {
  args: { label: "Email", children: <Input type="email" autoComplete="email" /> },
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole<HTMLInputElement>("textbox");
    await userEvent.type(control, "ada");
    await expect(control.validity.valid).toBe(false);
    await expect(control).toHaveAttribute("aria-invalid", "false");
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
