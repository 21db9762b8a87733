import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { NavLink } from "#ui/nav-link.tsx";
import type { Guide } from "../docs/guide.tsx";
import { onSurface } from "../surface.tsx";

const meta = {
  title: "UI/Nav link",
  component: NavLink,
  parameters: {
    guide: {
      proofs: {
        NavLink: "CurrentPage; CurrentSection",
      },
      when: "For the navigation in the header, the menu and the footer.",
      instead: { "any other link": "`Link`" },
      pattern: "link",
      wcag: ["2.4.4", "2.4.8", "3.2.4"],
      keyboard: [["Enter", "Follows the link."]],
      do: ["Use it in navigation landmarks, where the current page is marked.", "Use the page's title."],
      dont: ["Use it in running text; use a `Link`."],
    } satisfies Guide,
  },
  args: { to: "/services", variant: "bar", children: "Services" },
} satisfies Meta<typeof NavLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OtherPage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAttribute("href", "/services");
    await expect(canvas.getByRole("link")).not.toHaveAttribute("aria-current");
  },
};

export const CurrentPage: Story = {
  tags: ["example"],
  parameters: { path: "/services" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Services" })).toHaveAttribute("aria-current", "page");
  },
};

export const CurrentSection: Story = {
  parameters: { path: "/services/2" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).not.toHaveAttribute("aria-current");
    await expect(canvas.getByRole("link").querySelector("[aria-hidden]")).toBeVisible();
  },
};

export const RootPathIsHome: Story = {
  args: { to: "/home", children: "Home" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAttribute("aria-current", "page");
  },
};

export const InAMenu: Story = {
  tags: ["example"],
  args: { variant: "menu" },
  parameters: { path: "/services" },
  decorators: [
    (Story) => (
      <div className="ps-4">
        <Story />
      </div>
    ),
  ],
};

export const Entry: Story = {
  args: { variant: "entry", to: "/services/2", children: "Direct Manufacturing" },
  decorators: [
    (Story) => (
      <div className="relative">
        <Story />
        <p>Overseas & Domestic</p>
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { right, bottom } = canvas.getByText("Overseas & Domestic").getBoundingClientRect();
    await expect(document.elementFromPoint(right - 1, bottom - 1)).toBe(canvas.getByRole("link"));
  },
};

export const OnInverseSurface: Story = {
  args: { variant: "plain" },
  decorators: [onSurface("inverse")],
};
