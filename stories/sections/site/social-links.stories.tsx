import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { site } from "#content/site.ts";
import { SocialLinks } from "#sections/site/social-links.tsx";
import { onSurface } from "../../surface.tsx";

const meta = {
  title: "Sections/Site/Social links",
  component: SocialLinks,
  args: { socials: site.socials },
} satisfies Meta<typeof SocialLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnThePage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(4);
    for (const link of canvas.getAllByRole("link"))
      await expect(link.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
    // the focus ring of an inline link around a block is not painted
    for (const link of canvas.getAllByRole("link")) await expect(getComputedStyle(link).display).toBe("flex");
    const youtube = canvas.getByRole("link", { name: "YouTube (opens in a new tab)" });
    await expect(youtube).toHaveAttribute("target", "_blank");
    await expect(youtube.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
};

export const OnInverseSurfaces: Story = {
  decorators: [onSurface("inverse")],
};
