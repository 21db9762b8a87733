import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ArrowLink } from "#ui/arrow-link.tsx";
import { Stack } from "#ui/stack.tsx";
import type { Guide } from "../docs/guide.tsx";

const meta = {
  title: "UI/Arrow link",
  component: ArrowLink,
  args: { to: "/contact", label: "Contact us" },
  parameters: {
    guide: {
      proofs: {
        ArrowLink: "TargetIsAtLeast44PixelsHigh; AccessibleNameBeginsWithTheLabel; ArrowIsDecorative",
      },
      when: "For the way from a teaser to its page.",
      instead: { "a link in a sentence": "`Link`", "the main destination of a page": "`ButtonLink`" },
      pattern: "link",
      wcag: ["2.4.4", "2.5.3", "2.5.8"],
      keyboard: [["Enter", "Follows the link."]],
      do: ["Set `context` where several links have the same label.", "Use it for one further page below a text."],
      dont: ["Use several side by side; use a list of links."],
    } satisfies Guide,
  },
} satisfies Meta<typeof ArrowLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "/contact");
  },
};

export const AccessibleNameBeginsWithTheLabel: Story = {
  args: { to: "/service-single/2", label: "Details", context: "Risk Management" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAccessibleName("Details: Risk Management");
    await expect(canvas.getByRole("link").textContent).toBe("Details");
  },
};

export const ContextDistinguishesLinksWithTheSameLabel: Story = {
  render: () => (
    <Stack direction="row">
      <ArrowLink to="/service-single/1" label="Details" context="Financial Advices" />
      <ArrowLink to="/service-single/2" label="Details" context="Risk Management" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Details: Financial Advices" })).toHaveAttribute(
      "href",
      "/service-single/1",
    );
    await expect(canvas.getByRole("link", { name: "Details: Risk Management" })).toHaveAttribute(
      "href",
      "/service-single/2",
    );
  },
};

export const TargetIsAtLeast44PixelsHigh: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link").getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const ArrowIsDecorative: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).not.toBeInTheDocument();
    await expect(canvas.getByRole("link").querySelector("svg")).toBeVisible();
  },
};
