import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { advisoryServiceById } from "#content/advisory-service.ts";
import { services } from "#content/service.ts";
import { ServicesPage } from "#pages/services.tsx";
import { fitsSmallWindow } from "../measure.ts";
import { expectAPage, inMain, trail, wholePage } from "../page-contract.tsx";

const meta = {
  title: "Pages/Services",
  component: ServicesPage,
  parameters: { ...wholePage, path: "/services" },
  decorators: [inMain],
} satisfies Meta<typeof ServicesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step("Title, heading and breadcrumb", async () => {
      await expectAPage(canvasElement, { title: "Services", heading: "Services", path: "/services" });
      await expect(trail(canvasElement)).toEqual(["Home", "Services"]);
    });
    await step("Every service links to its page and its advisory service", async () => {
      for (const { id, title, subTitle, advisoryServiceId } of services) {
        const card = within(canvas.getByRole("region", { name: title }));
        await expect(card.getByText(subTitle)).toBeVisible();
        await expect(card.getByRole("link", { name: title })).toHaveAttribute("href", `/services/${id}`);
        const details = card.getByRole("link", { name: `Details: ${advisoryServiceById(advisoryServiceId)!.title}` });
        await expect(details).toHaveAttribute("href", `/service-single/${advisoryServiceId}`);
      }
    });
  },
};

export const OnASmallScreen: Story = fitsSmallWindow;
