import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { site } from "#content/site.ts";
import { TopBar } from "#sections/site/top-bar.tsx";
import { overflow } from "../../measure.ts";

const meta = {
  title: "Sections/Site/Top bar",
  component: TopBar,
  parameters: { layout: "fullscreen" },
  args: { site },
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: site.phone })).toHaveAttribute("href", site.phoneHref);
    await expect(canvas.getByRole("link", { name: site.email })).toHaveAttribute("href", `mailto:${site.email}`);
    await expect(canvas.getByText(site.address)).toBeVisible();
    await expect(canvas.getByRole("link", { name: /LinkedIn/ })).toBeVisible();
  },
};

export const EachDetailInOneLineOnSmallTablets: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "44rem" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    for (const text of [site.phone, site.email]) {
      const range = document.createRange();
      range.selectNode(canvas.getByText(text).lastChild!);
      await expect(new Set([...range.getClientRects()].map(({ top }) => top)).size).toBe(1);
    }
  },
};

export const PhoneAndEmailInASmallWindow: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: site.phone })).toBeVisible();
    await expect(canvas.getByRole("link", { name: site.email })).toBeVisible();
    await expect(overflow()).toBe(0);
  },
};
