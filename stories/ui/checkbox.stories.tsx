import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Checkbox } from "#ui/checkbox.tsx";
import type { Guide } from "../docs/guide.tsx";
import { overflow, elementAtCenter } from "../measure.ts";

const meta = {
  title: "UI/Checkbox",
  component: Checkbox,
  args: { label: "Ship to a different address?", name: "elsewhere", onChange: fn() },
  parameters: {
    guide: {
      proofs: {
        Checkbox: "Empty; TargetIsAtLeast44PixelsHigh, ClickOnTheLabelChecks; Invalid",
      },
      when: "For one option that is on or off.",
      instead: { "one of several options": "`RadioGroup` or `Select`" },
      pattern: "checkbox",
      wcag: ["1.4.11", "3.3.1", "3.3.2", "4.1.2"],
      keyboard: [
        ["Tab", "Moves focus to the checkbox."],
        ["Space", "Checks or unchecks it."],
      ],
      do: ["Write a label that is true when the box is checked.", "Explain in the error why the box must be checked."],
      dont: ["Check a consent by default.", "Use it inside a `Field`; it has its own label and error."],
    } satisfies Guide,
  },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole("checkbox", { name: "Ship to a different address?" });
    await expect(box).not.toBeChecked();
    await expect(box).not.toHaveAttribute("aria-invalid");
    await expect(box).not.toHaveAttribute("aria-describedby");
  },
};

export const Checked: Story = {
  tags: ["example"],
  args: { defaultChecked: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const tick = canvasElement.querySelector("svg");
    await expect(tick).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox"));
    await expect(tick).not.toBeVisible();
  },
};

export const ClickOnTheLabelChecks: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Ship to a different address?"));
    await expect(canvas.getByRole("checkbox")).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const SpaceToggles: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("checkbox")).toBeChecked();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("checkbox")).not.toBeChecked();
  },
};

/** The box is 24 px and its clickable row 44 px high. */
export const TargetIsAtLeast44PixelsHigh: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole("checkbox");
    const { width, height } = box.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    const row = box.closest("label")!;
    await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(row.contains(elementAtCenter(row))).toBe(true);
  },
};

export const Required: Story = {
  tags: ["example"],
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox", { name: "Ship to a different address?" })).toBeRequired();
    await expect(canvas.getByText("*")).toHaveAttribute("aria-hidden", "true");
  },
};

export const Invalid: Story = {
  tags: ["example"],
  args: { required: true, error: "Check the box to continue. We need your consent first." },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("checkbox")).toBeInvalid();
    await expect(canvas.getByRole("checkbox")).toHaveAccessibleDescription(args.error!);
    await expect(getComputedStyle(canvas.getByRole("checkbox")).borderTopWidth).toBe("2px");
  },
};

export const LongWords: Story = {
  args: { label: `Einverständniserklärung ${"x".repeat(60)}`, error: "x".repeat(60) },
  globals: { viewport: { value: "w320" } },
  play: async () => {
    await expect(overflow()).toBe(0);
  },
};
