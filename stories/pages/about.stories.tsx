import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, within } from "storybook/test";
import { about } from "#content/about.ts";
import { AboutPage } from "#pages/about.tsx";
import { fitsSmallWindow } from "../measure.ts";
import { expectAPage, inMain, outline, trail, wholePage } from "../page-contract.tsx";

const meta = {
  title: "Pages/About",
  component: AboutPage,
  parameters: { ...wholePage, path: "/about" },
  decorators: [inMain],
} satisfies Meta<typeof AboutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleHeadingAndOutline: Story = {
  play: async ({ canvasElement }) => {
    await expectAPage(canvasElement, { title: "About Us", heading: "About Us", path: "/about" });
    await expect(trail(canvasElement)).toEqual(["Home", "About Us"]);
    await expect(outline(canvasElement)).toEqual([
      "What we stand for",
      "How we measure ourselves",
      "Five steps, one team",
      "Tell us about your business, we are ready to help.",
    ]);
  },
};

export const BeginsWithTheLead: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^We are a trusted consulting group/)).toBeVisible();
  },
};

export const ShowsMissionVisionAndValues: Story = {
  play: async ({ canvas }) => {
    const purpose = within(canvas.getByRole("region", { name: "What we stand for" }));
    await expect(purpose.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      "Our mission",
      "Our vision",
      ...about.values.map(({ title }) => title),
    ]);
  },
};

export const ShowsSkillsAsMeters: Story = {
  play: async ({ canvas }) => {
    const skills = within(canvas.getByRole("region", { name: "How we measure ourselves" }));
    for (const { label, percent } of about.skills)
      await expect(skills.getByRole("meter", { name: `${label} ${percent}%` })).toBeInTheDocument();
  },
};

export const LinksToServicesAndContact: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Our Services" })).toHaveAttribute("href", "/services");
    await expect(canvas.getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "/contact");
  },
};

export const PlaysTheVideo: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole("button", { name: `Watch the video: ${about.video.title}, ${about.video.length}` }),
    );
    await expect(await screen.findByRole("dialog", { name: about.video.title })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: /^Watch the video/ })).toHaveFocus();
  },
};

export const OnASmallScreen: Story = fitsSmallWindow;
