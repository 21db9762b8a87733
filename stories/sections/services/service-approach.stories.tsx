import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { serviceById } from "#content/service.ts";
import { ServiceApproach } from "#sections/services/service-approach.tsx";
import { fitsSmallWindow } from "../../measure.ts";

const { approach, gallery } = serviceById("2")!;

const meta = {
  title: "Sections/Services/Service approach",
  component: ServiceApproach,
  args: { approach, gallery },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof ServiceApproach>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The explanations begin at one height, though the sentences above them differ in length. */
export const APictureAboveEachText: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole("region", { name: "Our approach" }));
    const texts = approach.map(({ text }) => region.getByText(text).getBoundingClientRect());
    await expect(new Set(texts.map(({ top }) => Math.round(top))).size).toBe(1);
    const pictures = region.getAllByRole("img").map((image) => image.getBoundingClientRect());
    for (const [index, { left, top }] of texts.entries()) {
      await expect(pictures[index]!.left).toBeCloseTo(left, 0);
      await expect(pictures[index]!.bottom).toBeLessThan(top);
    }
  },
};

export const OnASmallScreen: Story = fitsSmallWindow;
