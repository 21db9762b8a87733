import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Price } from "#ui/price.tsx";
import type { Guide } from "../docs/guide.tsx";

const meta = {
  title: "UI/Price",
  component: Price,
  args: { price: "$65.00", oldPrice: "$85.00" },
  parameters: {
    guide: {
      when: "For the price of a product.",
      instead: { "the total of a cart": "`CartSummary`" },
      wcag: ["1.3.1", "1.4.1"],
    } satisfies Guide,
  },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reduced: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("paragraph")).toHaveTextContent(/^\$65\.00/);
    await expect(canvas.getByRole("deletion")).toHaveTextContent("Old price $85.00");
  },
};

export const Small: Story = { args: { size: "small" } };
export const Large: Story = { tags: ["example"], args: { size: "large" } };

export const NotReduced: Story = {
  tags: ["example"],
  args: { oldPrice: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("paragraph")).toHaveTextContent(/^\$65\.00$/);
  },
};

export const EqualOldPriceIsNotRendered: Story = {
  args: { oldPrice: "$65.00" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("deletion")).not.toBeInTheDocument();
  },
};

/** Tabular figures align prices in a column. */
export const DigitsHaveEqualWidth: Story = {
  render: () => (
    <div className="flex flex-col items-start">
      <Price price="$111.11" />
      <Price price="$888.88" />
    </div>
  ),
  play: async ({ canvas }) => {
    const [ones, eights] = ["$111.11", "$888.88"].map((text) => canvas.getByText(text).getBoundingClientRect().width);
    await expect(ones).toBeCloseTo(eights!);
  },
};
