import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { studio } from "#content/home-studio.ts";
import { FeatureList } from "#sections/home/feature-list.tsx";
import { countColumns, fitsSmallWindow } from "../../measure.ts";

const meta = {
  title: "Sections/Home/Feature list",
  component: FeatureList,
  args: { features: studio.features ?? [] },
} satisfies Meta<typeof FeatureList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FourInARowWithTitlesAndTexts: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas, args }) => {
    const items = canvas.getAllByRole("listitem");
    await expect(items).toHaveLength(args.features.length);
    await expect(countColumns(items)).toBe(4);
    for (const [index, { title, text }] of args.features.entries()) {
      const item = within(items[index]!);
      await expect(item.getByRole("heading", { level: 3, name: title })).toBeVisible();
      await expect(item.getByText(text)).toBeVisible();
    }
  },
};

export const OnASmallScreen: Story = fitsSmallWindow;
