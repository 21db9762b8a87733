import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { site } from "#content/site.ts";
import { MainNav } from "#sections/site/main-nav.tsx";

const meta = {
  title: "Sections/Site/Main nav",
  component: MainNav,
  parameters: { layout: "fullscreen", path: "/services/1" },
  args: { entries: site.navigation },
  decorators: [
    (Story) => (
      <div className="pb-40">
        <div className="relative flex h-header px-4">
          <Story />
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof MainNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  parameters: { path: "/about" },
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole("navigation", { name: "Main" })).getAllByRole("link");
    await expect(links.map((link) => link.textContent)).toEqual([
      "Home",
      "About Us",
      "Services",
      "Network",
      "Blog",
      "Contact",
    ]);
    await expect(canvas.getByRole("link", { name: "About Us" })).toHaveAttribute("aria-current", "page");
  },
};

export const Submenu: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Services submenu" });
    await userEvent.click(button);
    const submenu = within(canvas.getByRole("list", { name: "Services" }));
    await expect(submenu.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/services/1",
      "/services/2",
      "/services/3",
    ]);
    await expect(submenu.getAllByRole("link")[0]).toHaveAttribute("aria-current", "page");
    // the drawings are first loaded now
    for (const entry of submenu.getAllByRole("listitem")) await expect(entry.querySelector("use")).toBeInTheDocument();
    await expect(submenu.getByText("Production Oversight")).toBeVisible();
    const more = within(canvas.getByRole("list", { name: "More of Services" })).getAllByRole("link");
    await expect(more.map((link) => link.getAttribute("href"))).toEqual([
      "/services",
      "/service",
      "/project",
      "/pricing",
    ]);
    await expect(more.at(-1)).toBeVisible();
  },
};

export const SubmenuOpensOnHover: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole("link", { name: "Services" }));
    await expect(canvas.getByRole("list", { name: "Services" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("list", { name: "Services" })).toBeNull();
  },
};

export const SubmenuOpensByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("link", { name: "Services" }).focus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: site.navigation[2]?.children?.[0]?.label })).toHaveFocus();
    for (const name of ["Direct Manufacturing", "OEM Sourcing & Logistics", "All services"]) {
      await userEvent.tab();
      await expect(canvas.getByRole("link", { name })).toHaveFocus();
    }
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByRole("button", { name: "Services submenu" })).toHaveFocus();
  },
};
