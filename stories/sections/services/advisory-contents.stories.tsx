import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { advisoryServiceCards } from "#content/derived/advisory-service-cards.ts";
import { AdvisoryContents } from "#sections/services/advisory-contents.tsx";
import { fitsSmallWindow } from "../../measure.ts";

const meta = {
  title: "Sections/Services/Advisory contents",
  component: AdvisoryContents,
  args: { advisoryServices: advisoryServiceCards },
} satisfies Meta<typeof AdvisoryContents>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LinksToEachService: Story = {
  play: async ({ canvas, args: { advisoryServices } }) => {
    for (const { id, title } of advisoryServices)
      await expect(canvas.getByRole("link", { name: title })).toHaveAttribute("href", `/service-single/${id}`);
  },
};

export const OnASmallScreen: Story = fitsSmallWindow;
