import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { LineCover } from "#sections/cart/line-cover.tsx";
import { storedItem, storedLine } from "../../stored-shop.ts";

const { photo } = storedItem(storedLine(2, 1));

const meta = {
  title: "Sections/Cart/Line cover",
  component: LineCover,
  args: { photo, sizes: "8rem" },
  decorators: [
    (Story) => (
      <div className="w-24 border-b-thick border-strong">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LineCover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ABookOnALine: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img")).toHaveAccessibleName(/^Orange book/);
  },
};

export const BesideItsTitle: Story = {
  args: { isDecorative: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).not.toBeInTheDocument();
  },
};

export const NoLongerAvailable: Story = {
  args: { photo: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("img")).toBeNull();
  },
};
