import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { CartUndo } from "#sections/cart/cart-undo.tsx";
import { overflow } from "../../measure.ts";

const meta = {
  title: "Sections/Cart/Cart undo",
  component: CartUndo,
  args: { removed: { id: 2, title: "Design for Manufacture", subtotal: "$461.00" }, onUndo: fn() },
} satisfies Meta<typeof CartUndo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingRemoved: Story = {
  args: { removed: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status"), "it is there before its words are").toBeEmptyDOMElement();
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
};

export const AnnouncesTheNewTotal: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(/^Subtotal \$461\.00 without Design for Manufacture\.$/);
    await userEvent.click(canvas.getByRole("button", { name: "Undo: put Design for Manufacture back" }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};

export const LongWords: Story = {
  args: { removed: { id: 2, title: "x".repeat(80), subtotal: "$461.00" } },
  globals: { viewport: { value: "w320" } },
  play: async () => {
    await expect(overflow()).toBe(0);
  },
};
