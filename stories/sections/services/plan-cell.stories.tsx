import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { plans } from "#content/pricing.ts";
import { PlanCell } from "#sections/services/plan-cell.tsx";

const meta = {
  title: "Sections/Services/Plan cell",
  component: PlanCell,
  args: { plan: plans[1]!, index: 1, children: "Every month" },
  decorators: [
    (Story) => (
      <table className="w-full">
        <tbody>
          <tr>
            <th scope="row">Billing</th>
            <Story />
          </tr>
        </tbody>
      </table>
    ),
  ],
} satisfies Meta<typeof PlanCell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InAColumn: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("cell")).toHaveTextContent("Every month");
    await expect(canvas.getByText(plans[1]!.name)).not.toBeVisible();
  },
};

export const ALineInSmallWindows: Story = {
  args: { lines: "small" },
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(plans[1]!.name)).toBeVisible();
    await expect(canvas.getByRole("cell")).toHaveAccessibleName("Every month");
  },
};
