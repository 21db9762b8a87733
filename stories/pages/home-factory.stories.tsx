import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { HomeFactoryPage } from "#pages/home-factory.tsx";
import { atWidth } from "../carousel.ts";
import { expectAnOutline, playsTheVideo, loadsPicturesLazily } from "../home.tsx";
import { countColumns, fitsSmallWindow } from "../measure.ts";
import { expectAPage, inMain, wholePage } from "../page-contract.tsx";

const meta = {
  title: "Pages/Home factory",
  component: HomeFactoryPage,
  parameters: { ...wholePage, path: "/home4" },
  decorators: [inMain],
} satisfies Meta<typeof HomeFactoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step("Title, heading and outline", async () => {
      await expectAPage(canvasElement, {
        title: "Production in audited factories",
        heading: "Your production line, our people on it",
        path: "/home4",
      });
      await expectAnOutline(canvasElement, [
        "Today’s report",
        "Five steps, one team",
        "What our factories can do",
        "Assembly jig and test fixture",
        "In volume production",
        "Suppliers and carriers we work with",
        "Put your product on the line.",
      ]);
    });
    await step("Opens with the report of the line", async () => {
      const report = within(canvas.getByRole("region", { name: "Today’s report" }));
      await expect(report.getByText("First-pass yield")).toBeVisible();
      await expect(report.queryByRole("img")).toBeNull();
    });
    await step("Lists capabilities", async () => {
      const capabilities = canvas.getByRole("list", { name: "What our factories can do" });
      await expect(within(capabilities).getAllByRole("listitem")).toHaveLength(10);
    });
    await step("Links to contact", async () => {
      for (const link of canvas.getAllByRole("link", { name: "Plan a production run" }))
        await expect(link).toHaveAttribute("href", "/contact");
    });
  },
};

export const NoProjectIsAloneInARow: Story = {
  globals: atWidth(768),
  play: async ({ canvas }) => {
    const projects = within(canvas.getByRole("region", { name: "In volume production" })).getAllByRole("listitem");
    await expect(countColumns(projects)).toBe(projects.length);
  },
};

export const PlaysTheVideo: Story = playsTheVideo;
export const LoadsPicturesLazily: Story = loadsPicturesLazily;
export const OnASmallScreen: Story = fitsSmallWindow;
