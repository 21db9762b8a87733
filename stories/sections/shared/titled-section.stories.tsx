import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { TitledSection } from "#sections/shared/titled-section.tsx";
import { countColumns, fitsSmallWindow } from "../../measure.ts";

const meta = {
  title: "Sections/Shared/Titled section",
  component: TitledSection,
  parameters: { layout: "fullscreen" },
  args: { id: "band", eyebrow: "Reference", title: "A band of the page", children: <p>What it names.</p> },
} satisfies Meta<typeof TitledSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NamedByItsHeading: Story = {
  play: async ({ canvas, args }) => {
    const band = within(canvas.getByRole("region", { name: args.title }));
    await expect(band.getByRole("heading", { level: 2, name: args.title })).toBeVisible();
    await expect(band.getByText("What it names.")).toBeVisible();
  },
};

export const Sunken: Story = { args: { tone: "sunken", lead: "A sentence on what to expect below." } };

export const HeadingBesideWhatItNames: Story = {
  args: { layout: "beside" },
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    await expect(countColumns([canvas.getByRole("heading"), canvas.getByText("What it names.")])).toBe(2);
  },
};

export const LeadsToMore: Story = {
  args: { more: { label: "All posts", to: "/blog" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "All posts" })).toHaveAttribute("href", "/blog");
  },
};

export const OnASmallScreen: Story = fitsSmallWindow;
