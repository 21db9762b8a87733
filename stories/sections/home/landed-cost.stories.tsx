import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { freight } from "#content/home-freight.ts";
import { LandedCost } from "#sections/home/landed-cost.tsx";
import { fitsSmallWindow } from "../../measure.ts";

const meta = {
  title: "Sections/Home/Landed cost",
  component: LandedCost,
  args: { cost: freight.landedCost! },
  decorators: [
    (Story) => (
      <div className="flex flex-col gap-6 bg-sunken">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LandedCost>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A number changes the bars, their amounts and the conclusion, which is said. */
export const ByQuantity: Story = {
  play: async ({ canvas, userEvent, args: { cost } }) => {
    await expect(canvas.getByRole("radio", { name: cost.usual })).toBeChecked();
    for (const { quantity, conclusion, chart } of cost.orders) {
      await userEvent.click(canvas.getByRole("radio", { name: quantity }));
      await expect(canvas.getByRole("status")).toHaveTextContent(`${quantity} a year. ${conclusion}`);
      const [cheapest] = chart.rows.toSorted((a, b) => Number(a.figure.slice(1)) - Number(b.figure.slice(1)));
      await expect(conclusion.toLowerCase()).toContain(`the ${cheapest!.title.split(" ")[0]!.toLowerCase()}, by`);
      for (const { title, figure } of chart.rows) {
        const row = canvas.getByRole("heading", { level: 3, name: title }).closest("li");
        await expect(row).toHaveTextContent(figure);
      }
    }
  },
};

export const OnASmallScreen: Story = { ...fitsSmallWindow };
