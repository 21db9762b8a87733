import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { journalPosts } from "#content/derived/home-posts.ts";
import { HomeJournalPage } from "#pages/home-journal.tsx";
import { expectAnOutline, linksToContact } from "../home.tsx";
import { fitsSmallWindow } from "../measure.ts";
import { expectAPage, inMain, wholePage } from "../page-contract.tsx";

const meta = {
  title: "Pages/Home journal",
  component: HomeJournalPage,
  parameters: { ...wholePage, path: "/home6" },
  decorators: [inMain],
} satisfies Meta<typeof HomeJournalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step("Title, heading and outline", async () => {
      await expectAPage(canvasElement, {
        title: "Journal",
        heading: "Notes from people who make things",
        path: "/home6",
      });
      await expectAnOutline(canvasElement, [
        journalPosts[0]?.title ?? "",
        "Worth a second look",
        "Designers, engineers, buyers and freight people, one team.",
        "When reading is not enough",
        "Prefer to talk?",
      ]);
    });
    await step("Shows each post once, the newest first", async () => {
      const [issue, ...dates] = canvas.getAllByRole("time").map((time) => time.getAttribute("datetime") ?? "");
      await expect([issue, dates.length]).toEqual([dates[0], 7]);
      await expect(dates).toEqual(dates.toSorted().toReversed());
      const stories = canvas
        .getAllByRole("link")
        .map((link) => link.getAttribute("href") ?? "")
        .filter((to) => to.startsWith("/blog-single/"));
      await expect(new Set(stories).size).toBe(7);
    });
    await step("Has no pictures", async () => {
      await expect(canvasElement.querySelectorAll("img, video")).toHaveLength(0);
    });
  },
};

export const LinksToContact: Story = linksToContact;
export const OnASmallScreen: Story = fitsSmallWindow;
