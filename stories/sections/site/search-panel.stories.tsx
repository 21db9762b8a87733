import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import type { SearchEntry } from "#lib/search/text-search.ts";
import { SearchPanel } from "#sections/site/search-panel.tsx";

const entries: SearchEntry[] = [
  {
    title: "Direct Manufacturing",
    to: "/services/2",
    kind: "Service",
    text: "Production in audited factories overseas and at home, with our own liaisons at the line.",
  },
  { title: "About Us", to: "/about", kind: "Page", text: "A trusted consulting group." },
];

const meta = {
  title: "Sections/Site/Search panel",
  component: SearchPanel,
  parameters: { layout: "fullscreen", path: "/about" },
  args: { loadEntries: fn(async () => entries) },
  decorators: [
    (Story) => (
      <div className="pb-40">
        <div className="relative flex h-header justify-end px-4">
          <Story />
          <div className="flex items-center">
            <a href="#elsewhere">Elsewhere</a>
          </div>
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof SearchPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("button", { name: "Search" })).toHaveAttribute("aria-expanded", "false");
    await expect(canvas.queryByRole("searchbox")).toBeNull();
    await expect(args.loadEntries).not.toHaveBeenCalled();
  },
};

export const OpeningFocusesTheTextBox: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Search" });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole("searchbox", { name: "Search the site" })).toHaveFocus());
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{Escape}");
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute("aria-expanded", "false");
  },
};

export const LoadsTheBoxOnHoverAndTheEntriesOnOpening: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.hover(canvas.getByRole("button", { name: "Search" }));
    await waitFor(() => expect(canvasElement.querySelector("input")).toBeInTheDocument());
    await expect(canvasElement.querySelector("input")).not.toBeVisible();
    await expect(args.loadEntries).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Search" }));
    await expect(canvas.getByRole("searchbox")).toHaveFocus();
    await expect(args.loadEntries).toHaveBeenCalledOnce();
  },
};

export const OpenedAgainItKeepsTheInputAndLoadsNothing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Search" }));
    await waitFor(() => expect(canvas.getByRole("searchbox")).toHaveFocus());
    await userEvent.keyboard("about");
    await userEvent.click(canvas.getByRole("button", { name: "Search" }));
    await expect(canvas.queryByRole("searchbox")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Search" }));
    await expect(canvas.getByRole("searchbox")).toHaveFocus();
    await expect(canvas.getByRole("searchbox")).toHaveValue("about");
    await userEvent.keyboard("direct");
    await expect(canvas.getByRole("searchbox")).toHaveValue("direct");
    await expect(args.loadEntries).toHaveBeenCalledOnce();
  },
};

export const FollowingAResultCloses: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Search" }));
    await waitFor(() => expect(canvas.getByRole("searchbox")).toHaveFocus());
    await userEvent.keyboard("direct");
    await canvas.findByRole("link", { name: /^Direct Manufacturing/ });
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(canvas.getByRole("button", { name: "Search" })).toHaveAttribute("aria-expanded", "false");
  },
};

export const InSmallWindows: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Search" }));
    await waitFor(() => expect(canvas.getByRole("searchbox")).toHaveFocus());
    await userEvent.keyboard("e");
    const result = await canvas.findByRole("link", { name: /Direct/ });
    await expect(result.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
