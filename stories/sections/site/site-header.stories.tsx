import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { searchEntries } from "#content/search-entries.ts";
import { site } from "#content/site.ts";
import { MiniCart } from "#sections/cart/mini-cart.tsx";
import { SiteHeader } from "#sections/site/site-header.tsx";
import { overflow } from "../../measure.ts";
import { storedShop } from "../../stored-shop.ts";

const meta = {
  title: "Sections/Site/Site header",
  component: SiteHeader,
  parameters: {
    layout: "fullscreen",
    path: "/about",
    viewport: {
      options: { low: { name: "320 × 256 px", styles: { width: "320px", height: "256px" }, type: "mobile" } },
    },
  },
  args: {
    site,
    cart: <MiniCart count={0} loadPanel={async () => () => <p>Your cart is empty</p>} />,
    loadSearchEntries: async () => searchEntries,
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="main">
          {["Engineering", "Manufacturing", "Logistics"].map((name) => (
            <div key={name} data-surface="image" className="flex min-h-screen items-center bg-image p-8 text-primary">
              <a href="#main" className="inline-flex min-h-target-small items-center">
                {name}
              </a>
            </div>
          ))}
        </main>
      </>
    ),
  ],
  beforeEach: [storedShop(), () => () => window.scrollTo({ top: 0, behavior: "instant" })],
} satisfies Meta<typeof SiteHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The part of the header that stays in view. */
const bar = () => {
  const found = screen.getAllByRole("link", { name: "Korvane, home" })[0]!.closest<HTMLElement>("header > div");
  if (!found) throw new Error("The header has no bar.");
  return found;
};
const scroll = (top: number) => window.scrollTo({ top, behavior: "instant" });
const highlighted = () => waitFor(() => expect(bar()).toHaveAttribute("data-highlighted"));

export const Wide: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    const header = within(canvas.getByRole("banner"));
    await expect(header.getByRole("link", { name: "Korvane, home" })).toHaveAttribute("href", "/home");
    await expect(header.getByRole("navigation", { name: "Main" })).toBeVisible();
    await expect(header.getByRole("link", { name: "About Us" })).toHaveAttribute("aria-current", "page");
    for (const name of ["Services submenu", "Search", "Cart, 0 items", "Theme"])
      await expect(header.getByRole("button", { name })).toHaveAttribute("aria-expanded", "false");
    await expect(header.getByRole("link", { name: "Contact us" })).toBeVisible();
    await expect(header.getAllByRole("link", { name: /opens in a new tab/ })).toHaveLength(4);
    await expect(header.queryByRole("button", { name: "Menu" })).toBeNull();
  },
};

export const FitsInOneRowAt960: Story = {
  globals: { viewport: { value: "w960" } },
  play: async ({ canvas }) => {
    const middle = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return Math.round((top + bottom) / 2);
    };
    const links = within(canvas.getByRole("navigation", { name: "Main" })).getAllByRole("link");
    const line = middle(canvas.getByRole("link", { name: "Contact us" }));
    for (const link of links) await expect(Math.abs(middle(link) - line)).toBeLessThanOrEqual(1);
    await expect(bar().getBoundingClientRect().height).toBeLessThanOrEqual(82);
    await expect(overflow()).toBe(0);
  },
};

export const Tablet: Story = { globals: { viewport: { value: "w768" } } };

export const Small: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation")).toBeNull();
    for (const name of ["Search", "Cart, 0 items", "Menu"])
      await expect(canvas.getByRole("button", { name })).toBeVisible();
    await expect(overflow()).toBe(0);
  },
};

export const StaysInViewAndIsHighlightedPast80Pixels: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    scroll(80);
    await new Promise((done) => requestAnimationFrame(done));
    await expect(bar()).not.toHaveAttribute("data-highlighted");
    const before = canvas.getByRole("main").offsetTop;
    scroll(81);
    await highlighted();
    await expect(bar().getBoundingClientRect().top).toBe(0);
    await expect(canvas.getByRole("main").offsetTop, "nothing shifts").toBe(before);
    scroll(0);
    await waitFor(() => expect(bar()).not.toHaveAttribute("data-highlighted"));
  },
};

export const NeverCoversTheFocusedElement: Story = {
  globals: { viewport: { value: "w768" } },
  play: async ({ canvas }) => {
    scroll(document.documentElement.scrollHeight);
    await highlighted();
    canvas.getByRole("link", { name: "Manufacturing" }).focus();
    const { bottom } = bar().getBoundingClientRect();
    await expect(
      canvas.getByRole("link", { name: "Manufacturing" }).getBoundingClientRect().top,
    ).toBeGreaterThanOrEqual(bottom);
  },
};

export const ShowsTheTopBarWhenTheKeyboardReachesIt: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas, userEvent }) => {
    scroll(600);
    await highlighted();
    canvas.getByRole("link", { name: "Korvane, home" }).focus();
    await userEvent.tab({ shift: true });
    const focused = document.activeElement;
    await expect(focused).toHaveAccessibleName(/opens in a new tab/);
    await waitFor(() => expect(focused?.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    await waitFor(() => {
      const { left, top } = focused!.getBoundingClientRect();
      return expect(focused).toContainElement(document.elementFromPoint(left + 12, top + 12) as HTMLElement);
    });
  },
};

export const ScrollsAwayInLowWindows: Story = {
  globals: { viewport: { value: "low" } },
  play: async () => {
    scroll(200);
    await highlighted();
    await expect(bar().getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
  },
};

export const OpensOnePanelAtATime: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Search" }));
    await userEvent.click(canvas.getByRole("button", { name: "Cart, 0 items" }));
    await expect(await canvas.findByText("Your cart is empty")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Search" })).toHaveAttribute("aria-expanded", "false");
  },
};

export const SearchingInTheBar: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Search" }));
    const box = await canvas.findByRole("searchbox", { name: "Search the site" });
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard("manu");
    await expect((await canvas.findAllByRole("link", { name: /^Direct Manufacturing/ }))[0]).toBeVisible();
    await expect(overflow()).toBe(0);
  },
};

export const MenuIsModalAndReturnsTheFocus: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas, userEvent }) => {
    const burger = canvas.getByRole("button", { name: "Menu" });
    await expect(burger).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(burger);
    const dialog = await screen.findByRole("dialog", { name: "Menu" });
    await expect(burger).toHaveAttribute("aria-expanded", "true");
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(burger).toHaveFocus());
    await expect(burger).toHaveAttribute("aria-expanded", "false");
  },
};
