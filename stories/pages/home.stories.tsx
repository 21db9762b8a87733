import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { HomePage } from "#pages/home.tsx";
import { playsTheSampleVideo } from "../home.tsx";
import { fitsSmallWindow } from "../measure.ts";
import { expectAPage, inMain, outline, wholePage } from "../page-contract.tsx";

const meta = {
  title: "Pages/Home",
  component: HomePage,
  parameters: wholePage,
  decorators: [inMain],
} satisfies Meta<typeof HomePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step("Title, heading and path", async () => {
      await expectAPage(canvasElement, { title: "From idea to market", heading: "From idea to market.", path: "/" });
    });
    await step("Sections are in order", async () => {
      const headings = outline(canvasElement);
      const positions = [
        "One gateway, every part accounted for",
        "Designers, engineers, buyers and freight people, one team.",
        "Drawn here, made there, shipped to you",
        "Work that shipped",
        "Korvane in figures",
        "What clients say",
        "Latest news",
        "Books from the workbench",
        "Who we work with",
        "Got a sketch? Send it over.",
      ].map((heading) => headings.indexOf(heading));
      await expect(positions).not.toContain(-1);
      await expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    });
    await step("Links to services and contact", async () => {
      for (const id of [1, 2, 3]) {
        const links = canvas.getAllByRole("link").filter((link) => link.getAttribute("href") === `/services/${id}`);
        await expect(links).not.toHaveLength(0);
      }
      await expect(canvas.getByRole("link", { name: "Our Services" })).toHaveAttribute("href", "/services");
      await expect(canvas.getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "/contact");
    });
    await step("Shows a project of each discipline", async () => {
      const work = within(canvas.getByRole("region", { name: "Work that shipped" }));
      await expect(work.getAllByRole("listitem")).toHaveLength(3);
    });
    await step("Shows the latest post first", async () => {
      const news = within(canvas.getByRole("region", { name: "Latest news" }));
      const dates = news.getAllByRole("time").map((time) => time.getAttribute("datetime")!);
      await expect(dates).toHaveLength(3);
      await expect(dates).toEqual(dates.toSorted().toReversed());
    });
  },
};

export const OnASmallScreen: Story = fitsSmallWindow;

export const PlaysTheSampleVideo: Story = playsTheSampleVideo;
