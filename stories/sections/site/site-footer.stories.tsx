import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { site } from "#content/site.ts";
import { SiteFooter } from "#sections/site/site-footer.tsx";
import { overflow, textRect } from "../../measure.ts";

const meta = {
  title: "Sections/Site/Site footer",
  component: SiteFooter,
  parameters: { layout: "fullscreen", path: "/contact" },
  args: {
    site,
    year: 2026,
    posts: [
      { title: "We're live!", to: "/blog-single/1", date: "2026-09-07" },
      { title: "Engineering & Design Network", to: "/blog-single/2", date: "2026-08-17" },
      { title: "Factory & Manufacturing Locations", to: "/blog-single/3", date: "2026-08-03" },
    ],
  },
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    const footer = within(canvas.getByRole("contentinfo"));
    await expect(within(footer.getByRole("navigation", { name: "Index" })).getAllByRole("link")).toHaveLength(6);
    const more = within(footer.getByRole("navigation", { name: "Explore" })).getAllByRole("link");
    await expect(more.map(({ textContent }) => textContent)).toEqual([
      "Shop",
      "Projects",
      "Team",
      "Pricing",
      "Sign in",
    ]);
    await expect(footer.getByRole("link", { name: "Site map" })).toHaveAttribute("href", "/site-map");
    await expect(footer.getByRole("link", { name: "Accessibility" })).toHaveAttribute("href", "/accessibility");
    await expect(footer.getByRole("link", { name: "Contact" })).toHaveAttribute("aria-current", "page");
    const posts = within(footer.getByRole("navigation", { name: "Recent Post" }));
    await expect(posts.getByRole("link", { name: "We're live!" })).toHaveAttribute("href", "/blog-single/1");
    await expect(posts.getByText("September 7, 2026")).toHaveAttribute("datetime", "2026-09-07");
    await expect(footer.getByRole("link", { name: /LinkedIn/ })).toHaveAttribute("target", "_blank");
    await expect(footer.getByText(site.disclaimer, { exact: false })).toBeVisible();
    await expect(footer.getByText(/© 2026 Korvane/)).toBeVisible();
    await expect(canvas.getByRole("contentinfo").offsetHeight).toBeLessThanOrEqual(360);
  },
};

const longTitle = "What an injection mold costs, and why a second quotation for the same part can be half of it";

export const DatesAreEquallyFarFromShortAndLongTitles: Story = {
  args: {
    posts: ["We're live!", longTitle].map((title, index) => ({
      title,
      to: `/blog-single/${index}`,
      date: "2026-09-07",
    })),
  },
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    const posts = within(canvas.getByRole("navigation", { name: "Recent Post" }));
    const distances = posts.getAllByRole("listitem").map((item) => {
      const [title, date] = [item.querySelector("a")!, item.querySelector("time")!].map(textRect);
      return date!.top - title!.bottom;
    });
    await expect(Math.abs(distances[0]! - distances[1]!)).toBeLessThan(1);
    await expect(textRect(posts.getByRole("link", { name: longTitle })).height).toBeGreaterThan(30);
  },
};

export const BelowTheNewsletter: Story = {
  args: { border: "none" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("contentinfo")).toHaveStyle({ borderTopWidth: "0px" });
  },
};

export const Small: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("contentinfo").offsetHeight).toBeLessThanOrEqual(700);
    await expect(overflow()).toBe(0);
  },
};
