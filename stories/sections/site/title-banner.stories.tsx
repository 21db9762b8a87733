import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import picture from "#assets/banner-page-title.webp?hero";
import { TitleBanner } from "#sections/site/title-banner.tsx";
import { overflow } from "../../measure.ts";

const meta = {
  title: "Sections/Site/Title banner",
  component: TitleBanner,
  parameters: { layout: "fullscreen" },
  args: { title: "About Us", picture },
} satisfies Meta<typeof TitleBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnePage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "About Us" })).toBeVisible();
    const breadcrumb = within(canvas.getByRole("navigation", { name: "Breadcrumb" }));
    await expect(breadcrumb.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/home");
    await expect(breadcrumb.getByText("About Us")).toHaveAttribute("aria-current", "page");
    await expect(canvas.queryByRole("img"), "the picture only decorates").toBeNull();
  },
};

export const DeepInTheSite: Story = {
  args: { title: "ODM Engineering & Development", trail: [{ label: "Services", to: "/services" }] },
};

export const LongTitlesInSmallWindows: Story = {
  globals: { viewport: { value: "w320" } },
  args: {
    title: "Electromechanical Interconnection Qualification",
    trail: [{ label: "Services", to: "/services" }],
  },
  play: async () => {
    await expect(overflow()).toBe(0);
  },
};
