import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { HomeFactoryPage } from "#pages/home-factory.tsx";
import { expectAnOutline, playsTheVideo, loadsOnePictureEagerly } from "../home.tsx";
import { fitsSmallWindow } from "../measure.ts";
import { expectAPage, inMain, wholePage } from "../page-contract.tsx";

const meta = {
  title: "Pages/Home factory",
  component: HomeFactoryPage,
  parameters: { ...wholePage, path: "/home4" },
  decorators: [inMain],
} satisfies Meta<typeof HomeFactoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleHeadingAndOutline: Story = {
  play: async ({ canvasElement }) => {
    await expectAPage(canvasElement, {
      title: "Production in audited factories",
      heading: "Your production line, our people on it",
      path: "/home4",
    });
    await expectAnOutline(canvasElement, [
      "What our factories can do",
      "Five steps, one team",
      "Before, during and after production",
      "Korvane in figures",
      "In volume production",
      "Assembly jig and test fixture",
      "How we measure ourselves",
      "Books from the workbench",
      "Tell us about your business, we are ready to help.",
      "Suppliers and carriers we work with",
    ]);
  },
};

export const ListsCapabilitiesAndServices: Story = {
  play: async ({ canvas }) => {
    const capabilities = canvas.getByRole("list", { name: "What our factories can do" });
    await expect(within(capabilities).getAllByRole("listitem")).toHaveLength(10);
    const services = within(canvas.getByRole("region", { name: "Before, during and after production" }));
    await expect(services.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/services/1",
      "/services/2",
      "/services/3",
    ]);
  },
};

export const LinksToContact: Story = {
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole("link", { name: "Plan a production run" }))
      await expect(link).toHaveAttribute("href", "/contact");
  },
};

export const PlaysTheVideo: Story = playsTheVideo;
export const LoadsOnePictureEagerly: Story = loadsOnePictureEagerly;
export const OnASmallScreen: Story = fitsSmallWindow;
