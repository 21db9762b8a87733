import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { SiteMapPage } from "#pages/site-map.tsx";
import { fitsSmallWindow } from "../measure.ts";
import { expectAPage, inMain, outline, trail, wholePage } from "../page-contract.tsx";

const meta = {
  title: "Pages/Site map",
  component: SiteMapPage,
  parameters: { ...wholePage, path: "/site-map" },
  decorators: [inMain],
} satisfies Meta<typeof SiteMapPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryPageByKind: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await expectAPage(canvasElement, { title: "Site map", heading: "Site map", path: "/site-map" });
    await expect(trail(canvasElement)).toEqual(["Home", "Site map"]);
    await expect(outline(canvasElement)).toEqual([
      "Home pages",
      "Company",
      "Services",
      "Advisory services",
      "Projects",
      "Team",
      "Blog",
      "Shop",
      "Account",
      "This site",
      "Other layouts",
    ]);
    const shop = within(canvas.getByRole("region", { name: "Shop" }));
    await expect(shop.getByRole("link", { name: "Circuit Thinking" })).toHaveAttribute("href", "/product-single/4");
    await expect(canvas.getByRole("link", { name: "its Storybook" })).toHaveAttribute("href", "/storybook/index.html");
    await step("Names the other layouts", async () => {
      const layouts = within(canvas.getByRole("region", { name: "Other layouts" }));
      const articles = within(layouts.getByRole("region", { name: "The same article, with the sidebar left" }));
      await expect(articles.getByRole("link", { name: "We're live!" })).toHaveAttribute(
        "href",
        "/blog-single-left-sidebar/1",
      );
    });
  },
};

export const OnASmallScreen: Story = fitsSmallWindow;
