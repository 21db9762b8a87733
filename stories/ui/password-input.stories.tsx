import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Field } from "#ui/field.tsx";
import { PasswordInput } from "#ui/password-input.tsx";
import type { Guide } from "../docs/guide.tsx";
import { overflow } from "../measure.ts";

const meta = {
  title: "UI/Password input",
  component: PasswordInput,
  args: { autoComplete: "current-password", name: "password" },
  decorators: [
    (Story) => (
      <form method="dialog" aria-label="Login">
        <Field label="Password">
          <Story />
        </Field>
      </form>
    ),
  ],
  parameters: {
    guide: {
      proofs: {
        PasswordInput: "Masked, Visible; SubmitMasksAgain",
      },
      when: "For a password, at login and registration.",
      instead: { "any other text": "`Input`" },
      wcag: ["1.3.5", "3.3.8", "4.1.2"],
      keyboard: [
        ["Tab", "Moves to the input, then to the button."],
        ["Enter", "In the input: submits the form. On the button: shows or hides the password."],
        ["Space", "On the button: shows or hides the password."],
      ],
      do: [
        "Set the kind of password: `current-password` or `new-password`.",
        "Explain password rules in the field's hint.",
      ],
      dont: ["Ask for the password twice; visitors can check it with the button.", "Block pasting."],
    } satisfies Guide,
  },
} satisfies Meta<typeof PasswordInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Masked: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText("Password");
    await userEvent.type(input, "two words");
    await expect(input).toHaveAttribute("type", "password");
    await expect(input).toHaveAttribute("autocomplete", "current-password");
    await expect(canvas.getByRole("button", { name: "Show password" })).toHaveAttribute("aria-pressed", "false");
  },
};

export const Visible: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Password"), "two words");
    const button = canvas.getByRole("button", { name: "Show password" });
    await userEvent.click(button);
    await expect(canvas.getByRole("textbox", { name: "Password" })).toHaveValue("two words");
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await expect(button).toHaveFocus();
  },
};

export const KeyboardTogglesVisibility: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(canvas.getByLabelText("Password")).toHaveAttribute("type", "text");
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByLabelText("Password")).toHaveAttribute("type", "password");
  },
};

export const SubmitMasksAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show password" }));
    await userEvent.type(canvas.getByLabelText("Password"), "two words{Enter}");
    await waitFor(() => expect(canvas.getByLabelText("Password")).toHaveAttribute("type", "password"));
    await expect(canvas.getByRole("button", { name: "Show password" })).toHaveAttribute("aria-pressed", "false");
  },
};

/** The button is inside the input, whose text ends before the button. */
export const TextDoesNotRunUnderTheButton: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText("Password");
    await userEvent.click(canvas.getByRole("button", { name: "Show password" }));
    await userEvent.type(input, "x".repeat(60));
    const button = canvas.getByRole("button").getBoundingClientRect();
    const { right } = input.getBoundingClientRect();
    await expect(button.right).toBeLessThanOrEqual(right);
    await expect(Math.min(button.width, button.height)).toBeGreaterThanOrEqual(44);
    await expect(right - Number.parseFloat(getComputedStyle(input).paddingRight)).toBeLessThanOrEqual(button.left);
    await expect(overflow()).toBe(0);
  },
};
