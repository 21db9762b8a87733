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

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step("Title, heading and outline", async () => {
      await expectAPage(canvasElement, { title: "About Us", heading: "About Us", path: "/about" });
      await expect(trail(canvasElement)).toEqual(["Home", "About Us"]);
      await expect(outline(canvasElement)).toEqual([
        "What we stand for",
        "How we measure ourselves",
        "Five steps, one team",
        "Ask us something hard.",
      ]);
    });
    await step("Begins with the lead", async () => {
      await expect(canvas.getByText(/^We are a trusted consulting group/)).toBeVisible();
    });
    await step("Shows mission, vision and values", async () => {
      const purpose = within(canvas.getByRole("region", { name: "What we stand for" }));
      await expect(purpose.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
        "Our mission",
        "Our vision",
        ...about.values.map(({ title }) => title),
      ]);
    });
    await step("Shows skills as meters", async () => {
      const skills = within(canvas.getByRole("region", { name: "How we measure ourselves" }));
      for (const { label, percent } of about.skills)
        await expect(skills.getByRole("meter", { name: `${label} ${percent}%` })).toBeInTheDocument();
    });
    await step("Links to services and contact", async () => {
      await expect(canvas.getByRole("link", { name: "Our Services" })).toHaveAttribute("href", "/services");
      await expect(canvas.getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "/contact");
    });
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
