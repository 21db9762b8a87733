import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { factory } from "#content/home-factory.ts";
import { freight } from "#content/home-freight.ts";
import { SpanChart } from "#sections/shared/span-chart.tsx";
import { fitsSmallWindow } from "../../measure.ts";

const meta = {
  title: "Sections/Shared/Span chart",
  component: SpanChart,
  args: { chart: factory.chart! },
  decorators: [
    (Story) => (
      <div className="bg-sunken">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SpanChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Schedule: Story = {
  play: async ({ canvas, args: { chart } }) => {
    for (const { title, text, figure } of chart.rows) {
      await expect(canvas.getByRole("heading", { level: 3, name: title })).toBeVisible();
      await expect(canvas.getByText(text).nextElementSibling).toHaveTextContent(figure);
    }
  },
};
/** The parts of each bar are listed with their amounts. */
export const PartsOfAPrice: Story = { args: { chart: freight.landedCost!.orders[0]!.chart } };
export const OnASmallScreen: Story = { ...fitsSmallWindow, args: { chart: freight.landedCost!.orders[0]!.chart } };
