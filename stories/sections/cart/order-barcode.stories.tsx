import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { OrderBarcode } from "#sections/cart/order-barcode.tsx";
import { inTheme } from "../../surface.tsx";

const meta = {
  title: "Sections/Cart/Order barcode",
  component: OrderBarcode,
  args: { number: "KV-20260907-1A2B3C" },
} satisfies Meta<typeof OrderBarcode>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each of the characters, start and stop among them, has five bars and is 15 narrow widths long, with one between two. */
export const FiveBarsPerCharacter: Story = {
  play: async ({ args, canvasElement }) => {
    const characters = args.number.length + 2;
    const svg = canvasElement.querySelector("svg")!;
    await expect(svg.querySelector("path")!.getAttribute("d")!.match(/M/g)).toHaveLength(characters * 5);
    await expect(svg.viewBox.baseVal.width).toBe(characters * 16 - 1);
    await expect(svg).toHaveAttribute("aria-hidden", "true");
  },
};

export const InTheDark: Story = { decorators: [inTheme("dark")] };
