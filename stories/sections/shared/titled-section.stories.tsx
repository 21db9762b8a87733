import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { TitledSection } from "#sections/shared/titled-section.tsx";
import { countColumns, fitsSmallWindow } from "../../measure.ts";

const meta = {
  title: "Sections/Shared/Titled section",
  component: TitledSection,
  parameters: { layout: "fullscreen" },
  args: { id: "section", eyebrow: "Reference", title: "A section of the page", children: <p>The content.</p> },
} satisfies Meta<typeof TitledSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NamedByItsHeading: Story = {
  play: async ({ canvas, args }) => {
    const section = within(canvas.getByRole("region", { name: args.title }));
    await expect(section.getByRole("heading", { level: 2, name: args.title })).toBeVisible();
    await expect(section.getByText("The content.")).toBeVisible();
  },
};

export const Sunken: Story = { args: { surface: "sunken", lead: "A sentence on what to expect below." } };

export const Inverse: Story = { args: { surface: "inverse", more: { label: "All posts", to: "/blog" } } };

export const HeadingBesideTheContent: Story = {
  args: { layout: "beside" },
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    await expect(countColumns([canvas.getByRole("heading"), canvas.getByText("The content.")])).toBe(2);
  },
};

export const LinkToMore: Story = {
  args: { more: { label: "All posts", to: "/blog" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "All posts" })).toHaveAttribute("href", "/blog");
  },
};

export const OnASmallScreen: Story = fitsSmallWindow;
