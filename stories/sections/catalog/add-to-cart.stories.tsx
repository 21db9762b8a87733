import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { AddToCart, InCart } from "#sections/catalog/add-to-cart.tsx";

const meta = {
  title: "Sections/Catalog/Add to cart",
  component: AddToCart,
  args: { product: { id: 4, title: "Circuit Thinking", available: true }, onAdd: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-card">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AddToCart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NamesTheProduct: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Add to cart: Circuit Thinking" });
    await userEvent.click(button);
    await expect(args.onAdd).toHaveBeenLastCalledWith(4);
    await expect(button).toHaveFocus();
  },
};

export const NoLongerAvailable: Story = {
  args: { product: { id: 12, title: "Slide Rules", available: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No longer available")).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const QuantityInTheCart: Story = {
  render: () => (
    <>
      <InCart count={2} />
      <InCart count={0} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/in your cart/).map(({ textContent }) => textContent)).toEqual(["2 in your cart"]);
    await expect(canvas.queryByRole("status")).toBeNull();
  },
};
