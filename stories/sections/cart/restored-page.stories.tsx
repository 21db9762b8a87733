import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { RestoredPage } from "#sections/cart/restored-page.tsx";

const meta = {
  title: "Sections/Cart/Restored page",
  component: RestoredPage,
  parameters: { layout: "fullscreen" },
  args: { children: <p>Looking up your cart in this browser…</p> },
} satisfies Meta<typeof RestoredPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What follows is below the window, however short the content is. */
export const IsAsTallAsTheWindow: Story = {
  play: async ({ canvas }) => {
    const page = canvas.getByText(/^Looking up/).parentElement!;
    await expect(page.getBoundingClientRect().height).toBeGreaterThanOrEqual(window.innerHeight);
  },
};
