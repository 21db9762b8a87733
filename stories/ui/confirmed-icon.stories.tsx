import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { Button } from "#ui/button.tsx";
import { ConfirmedIcon } from "#ui/confirmed-icon.tsx";
import type { Guide } from "../docs/guide.tsx";

const meta = {
  title: "UI/Confirmed icon",
  component: ConfirmedIcon,
  args: { name: "shopping-bag", count: 0 },
  parameters: {
    guide: {
      when: "In a button whose action leaves the page as it is, such as adding to the cart.",
      instead: { "the only confirmation": "a toast or a `Status`: the icon is decorative" },
      wcag: ["2.3.3"],
      do: ["Count what was done, not the clicks that changed nothing."],
      dont: ["Start with a count above zero: the check would be shown when the page loads."],
    } satisfies Guide,
  },
} satisfies Meta<typeof ConfirmedIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeTheAction: Story = {
  tags: ["example"],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("svg")).toHaveLength(1);
    await expect(canvasElement.querySelector("svg")).toBeVisible();
  },
};

function Counted() {
  const [count, setCount] = useState(0);
  return (
    <Button onClick={() => setCount((now) => now + 1)}>
      <ConfirmedIcon name="shopping-bag" count={count} />
      Add to cart
    </Button>
  );
}

/** Without motion, as here, the icon of the action stays; `tests/browser/pages.spec.ts` tests the motion. */
export const CountsTheActions: Story = {
  render: () => <Counted />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const check = () => canvasElement.querySelectorAll("svg")[1]?.parentElement;
    await userEvent.click(canvas.getByRole("button", { name: "Add to cart" }));
    const first = check();
    await expect(first).toHaveStyle({ opacity: "0" });
    await userEvent.click(canvas.getByRole("button", { name: "Add to cart" }));
    await expect(check(), "a new one, whose animation starts again").not.toBe(first);
    await expect(canvasElement.querySelector("svg")).toBeVisible();
  },
};
