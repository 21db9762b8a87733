import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { catalog } from "virtual:token-catalog";
import { cssVariable } from "#lib/theme/css-variable.ts";
import { TokenFinder } from "./token-finder.tsx";
import { searchTokens } from "./token-search.ts";

const meta = {
  title: "Foundations/Find a token",
  component: TokenFinder,
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof TokenFinder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryToken: Story = {};

export const FindsAValue: Story = {
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole("searchbox", { name: "Find a token" });
    await userEvent.type(search, "#F8F6F1");
    await expect(canvas.getAllByRole("listitem")[0]).toHaveTextContent("palette.paper.50");
    await userEvent.clear(search);
    await userEvent.type(search, "no such token");
    await expect(canvas.getByText(/No tokens match/)).toBeVisible();
  },
};

export const FiltersByKindTierAndTheme: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Kind" }), "color");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Tier" }), "Semantic");
    const colors = catalog.tokens.filter(({ kind, tier }) => kind === "color" && tier === "semantic");
    await expect(canvas.getByRole("status")).toHaveTextContent(`${colors.length} of ${catalog.tokens.length} tokens`);
    await userEvent.type(canvas.getByRole("searchbox"), "#F8F6F1");
    await expect(canvas.getByText("color.bg.page")).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Values in" }), "Dark");
    await expect(canvas.queryByText("color.bg.page")).not.toBeInTheDocument();
    await expect(canvas.getByText("color.text.primary")).toBeVisible();
  },
};

const find = (query: string) => searchTokens(catalog.tokens, { query }).map(({ name }) => name);

export const FindsNamesWordsAndValues: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "body text");
    await expect(canvas.getAllByRole("listitem")[0]).toHaveTextContent("color.text.primary");
    for (const [query, name] of Object.entries({
      "color.text.secondary": "color.text.secondary",
      "text-on-image": "color.text.on-image",
      [cssVariable("color.bg.raised")]: "color.bg.raised",
      "supporting text": "color.text.secondary",
      "rounded corner": "radius.card",
      "16px": "space.4",
    }))
      await expect(find(query).slice(0, 8), query).toContain(name);
    await expect(find("color.bg.page")[0]).toBe("color.bg.page");
  },
};

export const NamesTheClassThatSetsTheToken: Story = {
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole("searchbox");
    for (const [name, ownClass] of Object.entries({
      "breakpoint.lg": "",
      "font.line.snug": "leading-snug",
      "font.line.tight": "",
      "font.size.body.max": "text-body",
      "opacity.muted": "opacity-muted",
      "layer.panel": "z-panel",
    })) {
      await userEvent.clear(search);
      await userEvent.type(search, name);
      const item = canvas.getByRole("link", { name }).closest("li")!;
      await expect(item.querySelector("code.text-caption")?.textContent ?? "", name).toBe(ownClass);
    }
  },
};

export const EveryTokenIsUsedAndEveryGroupDescribed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Use" }), "Used by nothing");
    await expect(canvas.queryAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([]);
    await expect(catalog.groups.filter(({ description }) => !description)).toEqual([]);
  },
};

export const AToken: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const writeText = fn<(text: string) => Promise<void>>().mockResolvedValue();
    Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
    await userEvent.type(canvas.getByRole("searchbox"), "color.text.secondary");
    await userEvent.click(canvas.getByRole("link", { name: "color.text.secondary" }));
    const heading = await canvas.findByRole("heading", { name: "color.text.secondary" });
    await step("The heading has the focus", () => expect(heading).toHaveFocus());
    await step("Each theme shows the way to the value", async () => {
      const dark = within(canvas.getByRole("heading", { name: "Dark" }).parentElement!);
      await expect(dark.getByText("#B7C4D6")).toBeVisible();
      await expect(dark.getByText(/^tokens\/dark\.tokens\.json:\d+$/)).toBeVisible();
      await expect(dark.getByRole("link", { name: "palette.ink.200" })).toBeVisible();
    });
    await step("Its names can be copied", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Copy CSS variable" }));
      await expect(writeText).toHaveBeenLastCalledWith(`var(${cssVariable("color.text.secondary")})`);
      await userEvent.click(canvas.getByRole("button", { name: "Copy class text-secondary" }));
      await expect(writeText).toHaveBeenLastCalledWith("text-secondary");
      await userEvent.click(canvas.getByRole("button", { name: "Copy link" }));
      await expect(writeText.mock.lastCall?.[0]).toContain("token=color.text.secondary");
    });
    await step("A class leads to its components and pages", async () => {
      const summary = canvas.getByText("text-secondary", { selector: "summary code" });
      await userEvent.click(summary);
      const uses = within(summary.closest("details")!);
      await expect(uses.getByRole("link", { name: "UI/Tag" })).toBeVisible();
      await expect(uses.getByRole("link", { name: "Pages/Contact" })).toBeVisible();
    });
  },
};
