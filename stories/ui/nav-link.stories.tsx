import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { NavLink } from "#ui/nav-link.tsx";
import { onSurface } from "../surface.tsx";

const meta = {
  title: "UI/Nav link",
  component: NavLink,
  parameters: {
    guide: {
      keyboard: [["Enter", "Opens the page."]],
      do: [
        "Use it in navigations, where a link should know that one is there.",
        "Begin with the words that the page has as its title.",
      ],
      dont: ["Use it in running text: that is a Link."],
    },
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

export const InTheFooter: Story = {
  args: { variant: "footer" },
  decorators: [onSurface("inverse")],
};
