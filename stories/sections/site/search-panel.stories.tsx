import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { expect, fn, waitFor } from "storybook/test";
import type { SearchEntry } from "#lib/search/text-search.ts";
import { SearchBox, type SearchBoxProps } from "#sections/site/search-box.tsx";
import { SearchPanel, type SearchPanelProps } from "#sections/site/search-panel.tsx";

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
  args: { onNeedBox: fn<SearchPanelProps["onNeedBox"]>(async () => SearchBox), onNeedEntries: fn(async () => entries) },
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
    await expect(args.onNeedBox, "nobody asked yet").not.toHaveBeenCalled();
  },
};

export const OpenedTheTextBoxHasTheFocus: Story = {
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

export const PointingAtItBringsTheBoxButNoEntries: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.hover(canvas.getByRole("button", { name: "Search" }));
    await waitFor(() => expect(canvasElement.querySelector("input")).toBeInTheDocument());
    await expect(canvasElement.querySelector("input")).not.toBeVisible();
    await expect(args.onNeedEntries).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Search" }));
    await expect(canvas.getByRole("searchbox")).toHaveFocus();
    await expect(args.onNeedEntries).toHaveBeenCalledOnce();
  },
};

export const OpenedAgainItKeepsWhatWasTypedAndFetchesNothing: Story = {
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
    await expect(args.onNeedBox).toHaveBeenCalledOnce();
    await expect(args.onNeedEntries).toHaveBeenCalledOnce();
  },
};

export const FollowingAResultClosesIt: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Search" }));
    await waitFor(() => expect(canvas.getByRole("searchbox")).toHaveFocus());
    await userEvent.keyboard("direct");
    await canvas.findByRole("link", { name: /^Direct Manufacturing/ });
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(canvas.getByRole("button", { name: "Search" })).toHaveAttribute("aria-expanded", "false");
  },
};

let late = Promise.withResolvers<ComponentType<SearchBoxProps>>();
const lateBox: Pick<Story, "args" | "beforeEach"> = {
  args: { onNeedBox: fn(() => late.promise) },
  beforeEach: () => {
    late = Promise.withResolvers();
  },
};

export const OnTheWay: Story = {
  ...lateBox,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Search" }));
    await expect(canvas.getByText("Bringing the search…")).toBe(canvas.getByRole("status"));
  },
};

export const ComingLateItTakesTheFocusOfWhoIsWaiting: Story = {
  ...lateBox,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Search" }));
    late.resolve(SearchBox);
    await waitFor(() => expect(canvas.getByRole("searchbox")).toHaveFocus());
  },
};

export const ComingLateItLeavesThoseInPeaceWhoHaveLeft: Story = {
  ...lateBox,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Search" }));
    await userEvent.tab();
    late.resolve(SearchBox);
    await waitFor(() => expect(canvasElement.querySelector("input")).toBeInTheDocument());
    await expect(canvasElement.querySelector("input")).not.toBeVisible();
    await expect(canvas.getByRole("link", { name: "Elsewhere" })).toHaveFocus();
  },
};

export const WhenTheBoxDoesNotComeItSaysSoAndTriesAgain: Story = {
  args: { onNeedBox: fn<SearchPanelProps["onNeedBox"]>() },
  beforeEach: ({ args }) => {
    (args.onNeedBox as ReturnType<typeof fn>)
      .mockReset()
      .mockRejectedValueOnce(new Error("offline"))
      .mockResolvedValue(SearchBox);
  },
  play: async ({ canvas, userEvent }) => {
    // a press that did not point before: nothing was fetched ahead
    canvas.getByRole("button", { name: "Search" }).click();
    await expect(await canvas.findByText(/^The search could not be loaded/)).toBe(canvas.getByRole("status"));
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(canvas.getByRole("searchbox")).toHaveFocus());
    await expect(canvas.queryByRole("button", { name: "Try again" })).toBeNull();
  },
};

export const OpeningItAgainTriesAgain: Story = {
  ...WhenTheBoxDoesNotComeItSaysSoAndTriesAgain,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Search" });
    button.click();
    await canvas.findByText(/^The search could not be loaded/);
    await userEvent.keyboard("{Escape}");
    button.click();
    await waitFor(() => expect(canvas.getByRole("searchbox")).toHaveFocus());
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
