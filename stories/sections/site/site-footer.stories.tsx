import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { site } from "#content/site.ts";
import { SiteFooter } from "#sections/site/site-footer.tsx";
import { fitsSmallWindow } from "../../measure.ts";

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
    await expect(within(footer.getByRole("region", { name: "Index" })).getAllByRole("link")).toHaveLength(6);
    await expect(footer.getByRole("link", { name: "Contact" })).toHaveAttribute("aria-current", "page");
    const posts = within(footer.getByRole("region", { name: "Recent Post" }));
    await expect(posts.getByRole("link", { name: "We're live!" })).toHaveAttribute("href", "/blog-single/1");
    await expect(posts.getByText("September 7, 2026")).toHaveAttribute("datetime", "2026-09-07");
    await expect(footer.getByRole("link", { name: /LinkedIn/ })).toHaveAttribute("target", "_blank");
    await expect(footer.getByText(site.notice)).toBeVisible();
    await expect(footer.getByText(/© 2026 Korvane/)).toBeVisible();
  },
};

export const Small: Story = fitsSmallWindow;
