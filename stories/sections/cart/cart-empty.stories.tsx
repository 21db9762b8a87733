import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CartEmpty } from "#sections/cart/cart-empty.tsx";

const meta = {
  title: "Sections/Cart/Cart empty",
  component: CartEmpty,
  args: { id: "empty" },
} satisfies Meta<typeof CartEmpty>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LeadsToTheShop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "Your cart is empty" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Go to the shop" })).toHaveAttribute("href", "/shop");
  },
};

/** Where removing the last line leads. */
export const CanTakeTheFocus: Story = {
  args: { size: "lg" },
  play: async ({ canvas }) => {
    const message = canvas.getByRole("group", { name: "Your cart is empty" });
    message.focus();
    await expect(message).toHaveFocus();
    await expect(message).toHaveAccessibleDescription("What you add to the cart is listed here.");
  },
};
