import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, waitFor, within } from "storybook/test";
import gears from "#assets/cut-project-01-gears.webp?cutout";
import { searchEntries } from "#content/search-entries.ts";
import type { SearchEntry } from "#lib/search/text-search.ts";
import { SearchBox, type SearchBoxProps } from "#sections/site/search-box.tsx";
import { overflow } from "../../measure.ts";

const entries: SearchEntry[] = [
  {
    title: "Direct Manufacturing",
    to: "/services/2",
    kind: "Service",
    text: "Production in audited factories overseas and at home, with our own liaisons at the line.",
  },
  {
    title: "OEM Sourcing & Logistics",
    to: "/services/3",
    kind: "Service",
    text: "A maker for a finished design, and a way home for the goods.",
  },
  { title: "We're live!", to: "/blog-single/1", kind: "Post", text: "Our new site is open." },
  {
    title: "Sheet metal bracket from Düsseldorf",
    to: "/project-single/8",
    kind: "Project",
    text: "One bracket in the place of three, bent from one blank.",
  },
  { title: "About Us", to: "/about", kind: "Page", text: "A trusted consulting group." },
];

/** More entries than one page of results. */
const drawings = Array.from({ length: 20 }, (_, at): SearchEntry => ({
  title: `Drawing ${at + 1}`,
  to: `/blog-single/drawing-${at + 1}`,
  kind: "Post",
  text: "A drawing sheet, read line by line.",
}));

/** The text that is shown, not the one that is announced. */
const shown = { ignore: "[role='status']" };

const meta = {
  title: "Sections/Site/Search box",
  component: SearchBox,
  parameters: {
    path: "/about",
    guide: {
      keyboard: [
        ["Down", "From the box to the first result; on a result, to the next one"],
        ["Up", "To the result before; from the first, back to the box"],
        ["Home, End", "On a result, to the first and the last"],
        ["Enter", "On a result, follows it; in the box, no effect"],
      ],
      do: ["Give each entry a line that tells it from its namesakes: it is shown and searched."],
      dont: ["Load the entries before the search is opened: there are many."],
    },
  },
  args: { timesOpened: 1, loadEntries: fn<SearchBoxProps["loadEntries"]>(async () => entries) },
  decorators: [
    (Story) => (
      <div className="max-w-panel rounded-card border-thin border-hairline bg-raised p-6 text-primary">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole("searchbox", { name: "Search the site" });
    await expect(box).toHaveFocus();
    await expect(box).toHaveAttribute("placeholder", "Search here...");
    await expect(canvas.getByRole("search")).toContainElement(box);
    await expect(args.loadEntries).toHaveBeenCalledOnce();
  },
};

/** As after hovering over the button of the search. */
export const NeitherLoadsEntriesNorTakesTheFocusBeforeItIsOpened: Story = {
  args: { timesOpened: 0 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("searchbox")).not.toHaveFocus();
    await expect(args.loadEntries).not.toHaveBeenCalled();
  },
};

export const InAClosedPanelTheFocusStays: Story = {
  decorators: [
    (Story) => (
      <div className="hidden">
        <Story />
      </div>
    ),
  ],
  play: async ({ args }) => {
    await waitFor(() => expect(args.loadEntries).toHaveBeenCalled());
    await expect(document.body).toHaveFocus();
  },
};

export const ShowsResultsWhileTyping: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard("serv");
    const results = within(await canvas.findByRole("list", { name: "Results" }));
    await expect(results.getAllByRole("link")).toHaveLength(2);
    await userEvent.keyboard("ice man");
    await expect(results.getByRole("link")).toHaveAttribute("href", "/services/2");
    await expect(results.getByRole("link")).toHaveAccessibleName(/^Direct Manufacturing Service · Production in/);
    await userEvent.clear(canvas.getByRole("searchbox"));
    await expect(canvas.queryByRole("list")).toBeNull();
  },
};

export const SearchesDescriptions: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard("audited");
    const link = await canvas.findByRole("link", { name: /Direct Manufacturing/ });
    await expect(within(link).getByText("audited").tagName).toBe("MARK");
  },
};

export const IgnoresAccentsAndCase: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard("DUSSELDORF");
    const link = await canvas.findByRole("link", { name: /^Sheet metal bracket from Düsseldorf/ });
    await expect(within(link).getByText("Düsseldorf").tagName).toBe("MARK");
  },
};

export const AnnouncesTheNumberOfResultsWhenTypingPauses: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard("s");
    await canvas.findByRole("list");
    await userEvent.clear(canvas.getByRole("searchbox"));
    await waitFor(() => expect(canvas.getByRole("status")).toBeEmptyDOMElement());
    const spoken: string[] = [];
    const status = canvas.getByRole("status");
    const observer = new MutationObserver(() => spoken.push(status.textContent));
    observer.observe(status, { childList: true, characterData: true, subtree: true });
    const type = async (...values: string[]) => {
      for (const value of values) await fireEvent.input(canvas.getByRole("searchbox"), { target: { value } });
    };
    await type("s", "serv", "service");
    await waitFor(() => expect(status).toHaveTextContent("2 results for 'service'"));
    await type("service m", "service man");
    await waitFor(() => expect(status).toHaveTextContent("1 result for 'service man'"));
    observer.disconnect();
    await expect(spoken).toEqual(["2 results for 'service'", "1 result for 'service man'"]);
  },
};

export const CountAndListChangeTogether: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole("searchbox");
    await fireEvent.input(box, { target: { value: "live" } });
    await expect(await canvas.findByRole("link", { name: /We're live!/ })).toBeVisible();
    await expect(canvas.getByText("1 result for 'live'", shown)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("1 result for 'live'"));
    await fireEvent.input(box, { target: { value: "livezz" } });
    await expect(canvas.queryByRole("link")).toBeNull();
    await expect(canvas.queryByText("1 result for 'live'", shown)).toBeNull();
    await expect(canvas.getByText(/^No results for 'livezz'/, shown)).toBeVisible();
  },
};

export const ShowsThePassageThatContainsTheWords: Story = {
  args: {
    loadEntries: fn(async (): Promise<SearchEntry[]> => [
      {
        title: "Sealed enclosure",
        to: "/project-single/7",
        kind: "Project",
        text: "A body that keeps the rain out.",
        body: "The fins are inside.\nThe gasket lies in a groove. Four screws close it.",
      },
    ]),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard("gasket enclosure");
    const link = await canvas.findByRole("link");
    await expect(link).toHaveAccessibleName("Sealed enclosure Project · The gasket lies in a groove.");
    await expect([...link.querySelectorAll("mark")].map(({ textContent }) => textContent)).toEqual([
      "enclosure",
      "gasket",
    ]);
  },
};

export const NoResults: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard("zeppelin");
    await expect(await canvas.findByText(/^No results for 'zeppelin'\. Try one word/, shown)).toBeVisible();
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};

export const MoreThanEight: Story = {
  args: { loadEntries: fn(async () => drawings) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard("drawing");
    await expect(await canvas.findAllByRole("link")).toHaveLength(8);
    await expect(canvas.getByText("And 12 more: type another word.")).toBeVisible();
    await expect(await canvas.findByText("20 results for 'drawing'", shown)).toBeVisible();
  },
};

export const ArrowKeysMoveThroughTheResults: Story = {
  args: { loadEntries: fn(async () => drawings) },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("searchbox");
    await userEvent.keyboard("drawing");
    const links = await canvas.findAllByRole("link");
    for (const [keys, target] of [
      ["{ArrowUp}{Home}{End}", box],
      ["{ArrowDown}", links[0]],
      ["{ArrowDown}{ArrowDown}", links[2]],
      ["{ArrowUp}", links[1]],
      ["{End}", links[7]],
      ["{ArrowDown}", links[7]],
      ["{Home}", links[0]],
      ["{ArrowUp}", box],
    ] as const) {
      await userEvent.keyboard(keys);
      await expect(target, keys).toHaveFocus();
    }
    await expect(box).toHaveValue("drawing");
    // inline, a link around blocks has no ring of its own
    await expect(getComputedStyle(links[0]!).display).toBe("block");
  },
};

const longTitle = "What a design-for-manufacture review of a hundred-part assembly looks at, and in what order";

/** At 320 pixels, with a picture. */
export const LongTextsWrap: Story = {
  args: {
    loadEntries: fn(async () => [
      { title: longTitle, to: "/x", kind: "Post" as const, text: `${longTitle}. ${longTitle}.`, picture: gears },
    ]),
  },
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard("design");
    const link = await canvas.findByRole("link");
    for (const part of link.querySelectorAll("span"))
      await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth || Infinity);
    await expect(link.querySelector("img")).toBeVisible();
    await expect(overflow()).toBe(0);
  },
};

export const SubmittingHasNoEffect: Story = {
  play: async ({ canvas, userEvent }) => {
    const submitted = fn((event: Event) => event.defaultPrevented);
    document.addEventListener("submit", submitted, { once: true });
    const address = location.href;
    await userEvent.keyboard("about{Enter}");
    await expect(submitted).toHaveReturnedWith(true);
    await expect(canvas.getByRole("searchbox")).toHaveValue("about");
    await expect(canvas.getByRole("searchbox")).toHaveFocus();
    await expect(location.href).toBe(address);
  },
};

let pending = Promise.withResolvers<readonly SearchEntry[]>();

export const SearchesForEarlyInputAfterTheEntriesHaveLoaded: Story = {
  args: { loadEntries: fn<SearchBoxProps["loadEntries"]>() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(args.loadEntries).toHaveBeenCalledOnce();
    await userEvent.keyboard("live");
    await expect(await canvas.findByText("Loading the list of pages…")).toBeVisible();
    pending.resolve(entries);
    await expect(await canvas.findByRole("link", { name: /We're live!/ })).toBeVisible();
    await expect(canvas.getByRole("searchbox")).toHaveValue("live");
  },
  beforeEach: ({ args }) => {
    pending = Promise.withResolvers();
    (args.loadEntries as ReturnType<typeof fn>).mockReturnValue(pending.promise);
  },
};

export const RetriesWhenTheEntriesFailToLoad: Story = {
  args: { loadEntries: fn<SearchBoxProps["loadEntries"]>() },
  beforeEach: ({ args }) => {
    (args.loadEntries as ReturnType<typeof fn>)
      .mockReset()
      .mockRejectedValueOnce(new Error("offline"))
      .mockResolvedValue(entries);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard("live");
    const message = await canvas.findByText(/^The list of pages could not be loaded/);
    await expect(message).toBe(canvas.getByRole("alert"));
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("link", { name: /We're live!/ })).toBeVisible();
    await expect(canvas.getByRole("searchbox")).toHaveFocus();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const MatchesStandOut: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard("dusseldorf bracket");
    const link = await canvas.findByRole("link");
    const marks = [...link.querySelectorAll("mark")];
    await expect(marks.map(({ textContent }) => textContent)).toEqual(["bracket", "Düsseldorf", "bracket"]);
    for (const mark of marks) await expect(getComputedStyle(mark).textDecorationLine).toBe("underline");
    await expect(link).toHaveAccessibleName(
      "Sheet metal bracket from Düsseldorf Project · One bracket in the place of three, bent from one blank.",
    );
  },
};

export const LongText: Story = {
  args: {
    loadEntries: fn(async () => [{ title: "x".repeat(60), to: "/about", kind: "Page", text: "y".repeat(200) }]),
  },
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard("x");
    await expect(await canvas.findByRole("link")).toBeVisible();
    await expect(overflow()).toBe(0);
  },
};

export const SearchesTheWholeSite: Story = {
  args: { loadEntries: fn(async () => searchEntries) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard("manufac");
    const [first] = await canvas.findAllByRole("link");
    await expect(first).toHaveAccessibleName(/manufac/i);
    await expect(await canvas.findByText(/^\d+ results for 'manufac'$/, shown)).toBeVisible();
  },
};

export const InSmallWindows: Story = {
  globals: { viewport: { value: "w320" } },
  args: { loadEntries: fn(async () => searchEntries) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard("compliance");
    const result = await canvas.findByRole("link", { name: /Certification/ });
    await expect(result.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await expect(result.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(overflow()).toBe(0);
  },
};
