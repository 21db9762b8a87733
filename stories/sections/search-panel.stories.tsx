import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { SearchPanel, type SearchEntry } from "#sections/search-panel";

const entries: SearchEntry[] = [
  { title: "Direct Manufacturing", to: "/services/2", kind: "Service" },
  { title: "OEM Sourcing & Logistics", to: "/services/3", kind: "Service" },
  { title: "We're live!", to: "/blog-single/1", kind: "Post" },
  { title: "Sheet metal bracket from Düsseldorf", to: "/project-single/8", kind: "Project" },
  { title: "About Us", to: "/about", kind: "Page" },
];

const meta = {
  title: "Sections/Search panel",
  component: SearchPanel,
  parameters: { layout: "fullscreen", path: "/about" },
  args: { onNeedEntries: fn(async () => entries) },
  decorators: [
    (Story) => (
      <div className="pb-40">
        <div className="relative flex h-header justify-end px-4">
          <Story />
        </div>
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Search" }));
  },
} satisfies Meta<typeof SearchPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = meta.play;

export const OpenedTheTextBoxHasTheFocus: Story = {
  play: async (context) => {
    await open(context);
    const box = context.canvas.getByRole("searchbox", { name: "Search the site" });
    await expect(box).toHaveFocus();
    await expect(box).toHaveAttribute("placeholder", "Search here...");
    await context.userEvent.keyboard("{Escape}");
    await expect(context.canvas.getByRole("button", { name: "Search" })).toHaveFocus();
  },
};

export const ResultsAppearAsOneTypes: Story = {
  play: async (context) => {
    await open(context);
    await context.userEvent.keyboard("serv");
    const results = within(await context.canvas.findByRole("list", { name: "Results" }));
    await expect(results.getAllByRole("link")).toHaveLength(2);
    await expect(context.canvas.getByRole("status")).toHaveTextContent("2 results for 'serv'");
    await context.userEvent.keyboard("ice man");
    await expect(results.getByRole("link")).toHaveAttribute("href", "/services/2");
    await expect(context.canvas.getByRole("status")).toHaveTextContent("1 result for 'service man'");
  },
};

export const AccentsAndCaseDoNotMatter: Story = {
  play: async (context) => {
    await open(context);
    await context.userEvent.keyboard("DUSSELDORF");
    await expect(await context.canvas.findByRole("link", { name: /Sheet metal/ })).toBeVisible();
  },
};

export const NoResults: Story = {
  play: async (context) => {
    await open(context);
    await context.userEvent.keyboard("zeppelin");
    await expect(await context.canvas.findByText(/No results for 'zeppelin'\. Try one word/)).toBeVisible();
    await expect(context.canvas.queryByRole("link")).toBeNull();
  },
};

export const SubmitGoesNowhere: Story = {
  play: async (context) => {
    await open(context);
    await context.userEvent.keyboard("about{Enter}");
    await expect(context.canvas.getByRole("searchbox")).toHaveValue("about");
    await expect(context.canvas.getByRole("searchbox")).toHaveFocus();
  },
};

export const LoadsItsEntriesOnce: Story = {
  play: async (context) => {
    const { args, userEvent } = context;
    await expect(args.onNeedEntries).not.toHaveBeenCalled();
    await open(context);
    await userEvent.keyboard("{Escape}");
    await open(context);
    await expect(args.onNeedEntries).toHaveBeenCalledOnce();
  },
};

export const WhenLoadingFailsItSaysSoAndTriesAgain: Story = {
  args: { onNeedEntries: fn() },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    // the loader of `args` is one for all runs of the story
    const loader = args.onNeedEntries as ReturnType<typeof fn>;
    loader.mockRejectedValueOnce(new Error("offline")).mockResolvedValue(entries);
    await open(context);
    await userEvent.keyboard("live");
    await expect(await canvas.findByText(/could not be loaded/)).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await open(context);
    await expect(await canvas.findByRole("link", { name: /We're live!/ })).toBeVisible();
  },
};

export const InSmallWindows: Story = {
  globals: { viewport: { value: "w320" } },
  play: async (context) => {
    await open(context);
    await context.userEvent.keyboard("e");
    const result = await context.canvas.findByRole("link", { name: /Sourcing/ });
    await expect(result.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
