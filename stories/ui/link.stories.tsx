import type { Meta, StoryObj } from "@storybook/react-vite";
import { Route, Routes } from "react-router-dom";
import { expect } from "storybook/test";
import { Link } from "#ui/link.tsx";
import { Stack } from "#ui/stack.tsx";
import type { Guide } from "../docs/guide.tsx";
import { onSurface } from "../surface.tsx";

const meta = {
  title: "UI/Link",
  component: Link,
  args: { to: "/services", children: "Our services" },
  parameters: {
    guide: {
      proofs: {
        Link: "InText; OtherSitesOpenInANewTab; card/ClickAnywhereFollowsTheTitle",
      },
      when: "For every destination, in text and in lists.",
      instead: { "an action": "`Button`", "the main destination of a page": "`ButtonLink`", navigation: "`NavLink`" },
      pattern: "link",
      wcag: ["1.4.1", "2.4.4", "2.4.7"],
      keyboard: [
        ["Tab", "Moves focus to the link."],
        ["Enter", "Follows the link."],
      ],
      do: [
        "Name the destination, so that the text makes sense on its own.",
        "Use the variant `text` inside running text; its underline distinguishes it without color.",
        'Set `size="target"` outside running text.',
      ],
      dont: ["Write ‘click here’ or ‘more’.", "Use it for an action on the page; use a `Button`."],
    } satisfies Guide,
  },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: (args) => (
    <p>
      Our work is described in <Link {...args} />, with prices for the first step.
    </p>
  ),
};

export const Quiet: Story = { tags: ["example"], args: { variant: "quiet" } };
export const Title: Story = { tags: ["example"], args: { variant: "title" } };

export const OnInverseSurface: Story = {
  decorators: [onSurface("inverse")],
  render: (args) => (
    <Stack>
      <Link {...args} />
      <Link {...args} variant="quiet" />
    </Stack>
  ),
};

export const NavigatesOnTheClient: Story = {
  render: (args) => (
    <Routes>
      <Route path="/" element={<Link {...args} />} />
      <Route path="/services" element={<p>The services</p>} />
    </Routes>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("link", { name: "Our services" })).toHaveAttribute("href", "/services");
    await userEvent.tab();
    await expect(canvas.getByRole("link")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByText("The services")).toBeVisible();
  },
};

export const OtherSitesOpenInANewTab: Story = {
  args: { to: "https://www.w3.org/WAI/", children: "Web Accessibility Initiative" },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Web Accessibility Initiative (opens in a new tab)" });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  },
};

export const MailAndTelephoneOpenInTheSameTab: Story = {
  render: () => (
    <Stack align="start">
      <Link to="mailto:hello@korvane.example">hello@korvane.example</Link>
      <Link to="tel:+15550134">+1 555 0134</Link>
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole("link")) await expect(link).not.toHaveAttribute("target");
    await expect(canvas.getByRole("link", { name: "+1 555 0134" })).toHaveAttribute("href", "tel:+15550134");
  },
};

export const FilesAreLoadedByTheBrowser: Story = {
  args: { to: "/rss.xml", children: "RSS feed" },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "RSS feed" });
    await expect(link).toHaveAttribute("href", "/rss.xml");
    let isHandled: boolean | undefined;
    const stop = (event: MouseEvent) => {
      isHandled = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener("click", stop, { once: true });
    link.click();
    await expect(isHandled).toBe(false);
  },
};

export const TargetIsAtLeast44PixelsHigh: Story = {
  args: { size: "target" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link").getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
