import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { about } from "#content/about.ts";
import { MissionVision } from "#sections/home/mission-vision.tsx";
import { overflow } from "../../measure.ts";

const meta = {
  title: "Sections/Home/Mission vision",
  component: MissionVision,
  parameters: { layout: "fullscreen" },
  args: { eyebrow: "Purpose", title: "What we stand for", mission: about.mission, vision: about.vision },
} satisfies Meta<typeof MissionVision>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MissionAndVision: Story = {
  play: async ({ canvas }) => {
    const purpose = within(canvas.getByRole("region", { name: "What we stand for" }));
    await expect(purpose.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      "Our mission",
      "Our vision",
    ]);
  },
};

export const WithValues: Story = {
  args: { values: about.values },
  play: async ({ canvas }) => {
    for (const { title, text } of about.values) {
      await expect(canvas.getByRole("heading", { level: 3, name: title })).toBeVisible();
      await expect(canvas.getByText(text)).toBeVisible();
    }
  },
};

export const OnASmallScreen: Story = {
  args: { values: about.values },
  globals: { viewport: { value: "w320" } },
  play: async () => {
    await expect(overflow()).toBe(0);
  },
};
