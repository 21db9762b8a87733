import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { about } from "#content/about.ts";
import { MissionVision } from "#sections/home/mission-vision.tsx";
import { fitsSmallWindow } from "../../measure.ts";

const { statement, mission, vision, values } = about;

const meta = {
  title: "Sections/Home/Mission vision",
  component: MissionVision,
  parameters: { layout: "fullscreen" },
  args: { title: "What we stand for", statement, mission, vision, values },
} satisfies Meta<typeof MissionVision>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const purpose = within(canvas.getByRole("region", { name: "What we stand for" }));
    await expect(canvas.getByRole("figure")).toHaveTextContent(statement.text);
    for (const { title, text } of [mission, vision, ...values]) {
      await expect(purpose.getByRole("heading", { level: 3, name: title })).toBeVisible();
      await expect(purpose.getByText(text)).toBeVisible();
    }
  },
};

export const OnASmallScreen: Story = fitsSmallWindow;
