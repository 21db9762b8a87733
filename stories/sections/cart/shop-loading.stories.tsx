import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { RestoredPage, ShopLoading } from "#sections/cart/shop-loading.tsx";

const meta = {
  title: "Sections/Cart/Shop loading",
  component: ShopLoading,
  args: { part: "cart" },
} satisfies Meta<typeof ShopLoading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForTheCart: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Looking up your cart in this browser…")).toBeVisible();
    await expect(canvas.queryByRole("link")).not.toBeInTheDocument();
  },
};

export const ForTheOrder: Story = { args: { part: "order" } };

/** What follows is below the window, however short the content is. */
export const PageIsAsTallAsTheWindow: Story = {
  parameters: { layout: "fullscreen" },
  render: (args) => (
    <RestoredPage>
      <ShopLoading {...args} />
    </RestoredPage>
  ),
  play: async ({ canvas }) => {
    const page = canvas.getByText(/^Looking up/).parentElement!.parentElement!;
    await expect(page.getBoundingClientRect().height).toBeGreaterThanOrEqual(window.innerHeight);
  },
};
