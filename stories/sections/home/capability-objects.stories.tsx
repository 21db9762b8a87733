import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { manufacturingCapabilities } from "#content/capability.ts";
import { capabilityObjects } from "#content/home-factory.ts";
import { CapabilityObjects } from "#sections/home/capability-objects.tsx";
import { fitsSmallWindow } from "../../measure.ts";

const meta = {
  title: "Sections/Home/Capability objects",
  component: CapabilityObjects,
  args: { objects: capabilityObjects, labelledBy: "capabilities" },
  decorators: [
    (Story) => (
      <>
        <h2 id="capabilities">Capabilities</h2>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof CapabilityObjects>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AnObjectForEachCapability: Story = {
  play: async ({ canvas }) => {
    for (const name of manufacturingCapabilities) await expect(canvas.getByText(name)).toBeVisible();
    await expect(canvas.getAllByRole("img")).toHaveLength(manufacturingCapabilities.length);
  },
};
export const OnASmallScreen: Story = fitsSmallWindow;
