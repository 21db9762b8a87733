import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { HomeStudioPage } from "#pages/home-studio.tsx";
import { expectAnOutline, playsTheVideo, loadsOnePictureFirst } from "../home.tsx";
import { fitsSmallWindow } from "../measure.ts";
import { expectAPage, inMain, wholePage } from "../page-contract.tsx";

const meta = {
  title: "Pages/Home studio",
  component: HomeStudioPage,
  parameters: { ...wholePage, path: "/home3" },
  decorators: [inMain],
} satisfies Meta<typeof HomeStudioPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step("Title, heading and outline", async () => {
      await expectAPage(canvasElement, {
        title: "Product studio",
        heading: "Designed down to the last screw",
        path: "/home3",
      });
      await expectAnOutline(canvasElement, [
        "Everything a factory needs to say yes",
        "Controller board for an edge gateway",
        "The studio and the team behind it",
        "Somebody has to care about the last screw",
        "More from the studio",
        "Show us what you are working on",
      ]);
    });
    await step("Shows a case study with its results", async () => {
      const showcase = within(canvas.getByRole("region", { name: "Controller board for an edge gateway" }));
      await expect(showcase.getAllByRole("definition")).toHaveLength(4);
      await expect(showcase.getByRole("link", { name: /^Read the case study/ })).toHaveAttribute(
        "href",
        "/project-single/3",
      );
      const others = within(canvas.getByRole("region", { name: "More from the studio" }));
      await expect(others.queryByRole("link", { name: "Controller board for an edge gateway" })).toBeNull();
    });
    await step("Links to contact", async () => {
      for (const link of canvas.getAllByRole("link", { name: "Start a project" }))
        await expect(link).toHaveAttribute("href", "/contact");
    });
  },
};

export const PlaysTheVideo: Story = playsTheVideo;
export const LoadsOnePictureFirst: Story = loadsOnePictureFirst;
export const OnASmallScreen: Story = fitsSmallWindow;
