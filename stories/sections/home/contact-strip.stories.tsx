import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { site } from "#content/site.ts";
import { ContactStrip } from "#sections/home/contact-strip.tsx";
import { countColumns, fitsSmallWindow } from "../../measure.ts";

const meta = {
  title: "Sections/Home/Contact strip",
  component: ContactStrip,
  parameters: { layout: "fullscreen" },
  args: { title: "Would you rather talk?", action: "Contact us", to: "/contact", site },
} satisfies Meta<typeof ContactStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LinksToEveryContactChannel: Story = {
  play: async ({ canvas, args: { title, site: company } }) => {
    await expect(canvas.getByRole("heading", { name: title })).toBeVisible();
    await expect(canvas.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/contact",
      `mailto:${company.email}`,
      company.phoneHref,
    ]);
    await expect(canvas.getByText(company.address)).toBeVisible();
    await expect(canvas.getByText(/sample data/)).toBeVisible();
  },
};

export const SideBySideOnADesktop: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    await expect(countColumns(canvas.getAllByRole("term"))).toBe(3);
  },
};

export const BelowEachOtherInLargeType: Story = {
  args: { layout: "rows" },
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    await expect(countColumns(canvas.getAllByRole("term"))).toBe(1);
  },
};

export const OnASmallScreen: Story = fitsSmallWindow;
