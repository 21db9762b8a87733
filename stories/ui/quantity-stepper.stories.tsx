import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { QuantityStepper, type QuantityStepperProps } from "#ui/quantity-stepper.tsx";
import type { Guide } from "../docs/guide.tsx";
import { overflow } from "../measure.ts";

/** Stores the quantity, as a cart does. */
function StatefulStepper({ value: first, onStep, ...rest }: QuantityStepperProps) {
  const [value, setValue] = useState(first);
  const step = (by: 1 | -1) => {
    setValue((now) => now + by);
    onStep(by);
  };
  return <QuantityStepper {...rest} value={value} total={`$${value * 65}.00`} onStep={step} />;
}

const meta = {
  title: "UI/Quantity stepper",
  component: QuantityStepper,
  args: { item: "Blue Book", value: 2, onStep: fn() },
  render: (args) => <StatefulStepper {...args} />,
  parameters: {
    guide: {
      proofs: {
        QuantityStepper:
          "InACart, TargetsAreAtLeast44Pixels; StopsAtTheMinimum, StopsAtTheMaximum; FiveQuickClicksAreAnnouncedOnce",
      },
      when: "For a small quantity that is changed by one.",
      instead: { "a number that visitors know": "`Input`" },
      pattern: "button",
      wcag: ["2.5.8", "4.1.2", "4.1.3"],
      keyboard: [
        ["Tab", "Moves between the buttons."],
        ["Enter, Space", "Changes the quantity by one; focus stays on the button."],
      ],
      do: ["Pass an item name that is unique on the page.", "Pass the total, which is announced with the quantity."],
      dont: ["Use it for numbers that visitors know and can type."],
    } satisfies Guide,
  },
} satisfies Meta<typeof QuantityStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

const less = { name: "Decrease quantity of Blue Book" };
const more = { name: "Increase quantity of Blue Book" };

function Example() {
  const [quantity, setQuantity] = useState(2);
  return (
    <QuantityStepper
      item="Blue Book"
      value={quantity}
      max={9}
      total={`$${quantity * 65}.00`}
      onStep={(by) => setQuantity(quantity + by)}
    />
  );
}

export const InACart: Story = {
  render: Example,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", more));
    await expect(canvas.getByText("3")).toBeVisible();
  },
};

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("group", { name: "Quantity of Blue Book" })).toBeVisible();
    await expect(canvas.getByText("2").closest("output")).toHaveAccessibleName("Quantity");
    await userEvent.click(canvas.getByRole("button", more));
    await expect(args.onStep).toHaveBeenLastCalledWith(1);
    await expect(canvas.getByText("3")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", less));
    await expect(args.onStep).toHaveBeenLastCalledWith(-1);
    await expect(canvas.getByText("2")).toBeVisible();
  },
};

export const StopsAtTheMinimum: Story = {
  args: { value: 1 },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button", less);
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(button);
    await expect(args.onStep).not.toHaveBeenCalled();
    await expect(button, "the disabled button stays focusable").toHaveFocus();
    await expect(canvas.getByRole("button", more)).toHaveAttribute("aria-disabled", "false");
  },
};

export const StopsAtTheMaximum: Story = {
  args: { value: 9999, max: 9999 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("button", more)).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(canvas.getByRole("button", more));
    await expect(args.onStep).not.toHaveBeenCalled();
  },
};

export const EnterAndSpaceChangeTheQuantity: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", less)).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter} ");
    await expect(canvas.getByText("4")).toBeVisible();
    await expect(canvas.getByRole("button", more)).toHaveFocus();
  },
};

export const FiveQuickClicksAreAnnouncedOnce: Story = {
  play: async ({ canvas, canvasElement }) => {
    const live = () => [...canvasElement.querySelectorAll('[role="status"]')];
    await expect(live(), "there is no live region before the first click").toEqual([]);
    const announcements: string[] = [];
    const observer = new MutationObserver(() => announcements.push(...live().map(({ textContent }) => textContent)));
    observer.observe(canvasElement, { childList: true, characterData: true, subtree: true });
    // Not userEvent: on a busy machine its clicks are further apart than the announcement waits.
    for (let presses = 0; presses < 5; presses++) canvas.getByRole("button", more).click();
    await waitFor(() => expect(live()[0]).toHaveTextContent("Blue Book: 7, $455.00"));
    observer.disconnect();
    await expect([...new Set(announcements)].filter(Boolean)).toEqual(["Blue Book: 7, $455.00"]);
    await expect(canvas.getByText("7").closest("output"), "the output is not a live region").toHaveAttribute(
      "aria-live",
      "off",
    );
  },
};

export const TargetsAreAtLeast44Pixels: Story = {
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole("button")) {
      const { width, height } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};

export const LongNames: Story = {
  args: { item: "x".repeat(200), value: 9999 },
  globals: { viewport: { value: "w320" } },
  play: async () => {
    await expect(overflow()).toBe(0);
  },
};
