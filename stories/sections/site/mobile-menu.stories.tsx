import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { site } from "#content/site.ts";
import { MobileMenu, type MobileMenuProps } from "#sections/site/mobile-menu.tsx";
import { Button } from "#ui/button.tsx";

/** A button and the menu that it opens. */
function Opened(props: MobileMenuProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const change = (next: boolean) => {
    setOpen(next);
    props.onOpenChange(next);
  };
  return (
    <>
      <Button ref={opener} onClick={() => setOpen(true)}>
        Menu
      </Button>
      <MobileMenu {...props} open={open} onOpenChange={change} opener={opener} />
    </>
  );
}

const meta = {
  title: "Sections/Site/Mobile menu",
  component: MobileMenu,
  parameters: {
    layout: "fullscreen",
    path: "/about",
    viewport: {
      options: { low: { name: "320 × 256 px", styles: { width: "320px", height: "256px" }, type: "mobile" } },
    },
  },
  globals: { viewport: { value: "w320" } },
  args: { site, open: false, onOpenChange: fn() },
  render: (args) => <Opened {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Menu" }));
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Menu" })).toBeVisible());
  },
} satisfies Meta<typeof MobileMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = meta.play;
const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

export const Open: Story = {
  play: async (context) => {
    await open(context);
    const menu = within(screen.getByRole("dialog"));
    for (const name of ["Home", "About Us", "Network", "Blog", "Contact"])
      await expect(menu.getByRole("link", { name })).toBeVisible();
    await expect(menu.getByRole("link", { name: "About Us" })).toHaveAttribute("aria-current", "page");
    await expect(menu.getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "/contact");
    await expect(menu.getByRole("link", { name: /Instagram/ })).toBeVisible();
    await expect(menu.getByRole("group", { name: "Theme" })).toBeVisible();
  },
};

export const SubmenuExpands: Story = {
  play: async (context) => {
    await open(context);
    const services = screen.getByRole("button", { name: "Services" });
    await expect(services).toHaveAttribute("aria-expanded", "false");
    await context.userEvent.click(services);
    await expect(screen.getByRole("link", { name: "All services" })).toHaveAttribute("href", "/services");
    await expect(within(screen.getByRole("region", { name: "Services" })).getAllByRole("link")).toHaveLength(7);
    const more = within(screen.getByRole("list", { name: "More of Services" })).getAllByRole("link");
    await expect(more.map(({ textContent }) => textContent)).toEqual(
      site.navigation[2]?.more?.map(({ label }) => label),
    );
  },
};

export const OneSubmenuAtATime: Story = {
  args: {
    site: {
      ...site,
      navigation: site.navigation.map((entry) =>
        entry.label === "Blog"
          ? { ...entry, children: site.navigation.find(({ children }) => children)!.children }
          : entry,
      ),
    },
  },
  play: async (context) => {
    await open(context);
    await context.userEvent.click(screen.getByRole("button", { name: "Services" }));
    await context.userEvent.click(screen.getByRole("button", { name: "Blog" }));
    await expect(screen.getByRole("button", { name: "Services" })).toHaveAttribute("aria-expanded", "false");
    await expect(screen.getByRole("button", { name: "Blog" })).toHaveAttribute("aria-expanded", "true");
  },
};

export const EscapeReturnsTheFocus: Story = {
  play: async (context) => {
    await open(context);
    await context.userEvent.keyboard("{Escape}");
    await closed();
    await waitFor(() => expect(context.canvas.getByRole("button", { name: "Menu" })).toHaveFocus());
  },
};

export const CloseReturnsTheFocus: Story = {
  play: async (context) => {
    await open(context);
    await context.userEvent.click(screen.getByRole("button", { name: "Close" }));
    await closed();
    await waitFor(() => expect(context.canvas.getByRole("button", { name: "Menu" })).toHaveFocus());
  },
};

export const FollowingALinkCloses: Story = {
  play: async (context) => {
    await open(context);
    await context.userEvent.click(screen.getByRole("link", { name: "Network" }));
    await closed();
    await expect(context.args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const EverythingIsReachableInLowWindows: Story = {
  globals: { viewport: { value: "low" } },
  play: async (context) => {
    await open(context);
    const menu = within(screen.getByRole("dialog"));
    const controls = [...menu.getAllByRole("link"), ...menu.getAllByRole("radio")];
    // the closed submenu is in the page, and not shown
    for (const control of controls.filter((element) => element.checkVisibility())) {
      control.focus();
      control.scrollIntoView({ block: "center" });
      const { top, bottom } = control.getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(0);
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    }
  },
};
