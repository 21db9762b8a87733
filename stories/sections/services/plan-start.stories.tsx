import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { pricing } from "#content/pricing.ts";
import { PlanStart } from "#sections/services/plan-start.tsx";
import { atWidth } from "../../carousel.ts";
import { countColumns, overflow } from "../../measure.ts";

const meta = {
  title: "Sections/Services/Plan start",
  component: PlanStart,
  args: { steps: pricing.start },
} satisfies Meta<typeof PlanStart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeDaysInARow: Story = {
  globals: atWidth(768),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      pricing.start.map(({ title }) => title),
    );
    const days = canvas.getAllByText(/^Day \d+$/);
    await expect(countColumns(days)).toBe(3);
    await expect(new Set(days.map((day) => Math.round(day.getBoundingClientRect().top))).size).toBe(1);
  },
};

export const OneBelowTheOtherAt320: Story = {
  globals: atWidth(320),
  play: async ({ canvas }) => {
    await expect(overflow()).toBe(0);
    await expect(countColumns(canvas.getAllByRole("listitem"))).toBe(1);
  },
};
