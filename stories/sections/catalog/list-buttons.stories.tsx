import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { ListButtons } from "#sections/catalog/list-buttons.tsx";

const meta = {
  title: "Sections/Catalog/List buttons",
  component: ListButtons,
  args: {
    title: "Circuit Thinking",
    inWishlist: false,
    inCompareList: false,
    onToggleWishlist: fn(),
    onCompare: fn(),
  },
} satisfies Meta<typeof ListButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnNoList: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const heart = canvas.getByRole("button", { name: "Wishlist: Circuit Thinking", pressed: false });
    await userEvent.click(heart);
    await expect(args.onToggleWishlist).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Compare: Circuit Thinking" }));
    await expect(args.onCompare).toHaveBeenCalledOnce();
  },
};

export const OnBothLists: Story = {
  args: { inWishlist: true, inCompareList: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Wishlist: Circuit Thinking", pressed: true })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Compare: Circuit Thinking, in the list" })).toBeVisible();
  },
};
