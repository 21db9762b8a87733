import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { cities } from "#content/city.ts";
import { freightPosts } from "#content/derived/home-posts.ts";
import { HomeFreightPage } from "#pages/home-freight.tsx";
import { expectAnOutline, playsTheSampleVideo, loadsPicturesLazily } from "../home.tsx";
import { fitsSmallWindow } from "../measure.ts";
import { expectAPage, inMain, wholePage } from "../page-contract.tsx";

const meta = {
  title: "Pages/Home freight",
  component: HomeFreightPage,
  parameters: { ...wholePage, path: "/home5" },
  decorators: [inMain],
} satisfies Meta<typeof HomeFreightPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step("Title, heading and outline", async () => {
      await expectAPage(canvasElement, {
        title: "Sourcing and logistics",
        heading: "From the factory’s dock to your door",
        path: "/home5",
      });
      await expectAnOutline(canvasElement, [
        "Four steps, one reference number",
        "End to end, or just the step you need",
        "Close to you, close to the factory",
        "Before you request a quote",
        "What would it cost, delivered?",
      ]);
    });
    await step("Lists the cities of the map as text", async () => {
      await expect(canvas.getByRole("img", { name: /^Map: 14 engineering offices/ })).toBeVisible();
      const locations = canvas.getByRole("region", { name: "Close to you, close to the factory" });
      for (const { name } of cities) await expect(locations).toHaveTextContent(name);
    });
    await step("Shows posts about freight", async () => {
      const reading = within(canvas.getByRole("region", { name: "Before you request a quote" }));
      await expect(reading.getAllByRole("listitem")).toHaveLength(3);
      for (const { tags } of freightPosts)
        await expect(tags.some((tag) => ["Logistics", "Sourcing"].includes(tag))).toBe(true);
    });
    await step("Links to contact", async () => {
      for (const link of canvas.getAllByRole("link", { name: "Request a landed cost" }))
        await expect(link).toHaveAttribute("href", "/contact");
    });
  },
};

export const PlaysTheSampleVideo: Story = playsTheSampleVideo;
export const LoadsPicturesLazily: Story = loadsPicturesLazily;
export const OnASmallScreen: Story = fitsSmallWindow;
