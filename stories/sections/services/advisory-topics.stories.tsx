import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { advisoryServiceCards } from "#content/derived/advisory-service-cards.ts";
import { telephone } from "#content/service-photo.ts";
import { site } from "#content/site.ts";
import { AdvisoryTopics } from "#sections/services/advisory-topics.tsx";
import { fitsSmallWindow } from "../../measure.ts";
import { inContainer } from "../../surface.tsx";

const meta = {
  title: "Sections/Services/Advisory topics",
  component: AdvisoryTopics,
  args: { advisoryServices: advisoryServiceCards, phone: telephone, site },
  decorators: [inContainer],
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof AdvisoryTopics>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneNumberForAllTopics: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: site.phone })).toHaveAttribute("href", site.phoneHref);
    for (const { id, title } of advisoryServiceCards)
      await expect(canvas.getByRole("link", { name: title })).toHaveAttribute("href", `/service-single/${id}`);
  },
};
export const OnASmallScreen: Story = fitsSmallWindow;
