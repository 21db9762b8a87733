import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { cssVariable } from "#lib/theme/css-variable.ts";
import { type Theme, themeNames, themes } from "#lib/theme/themes.ts";
import { paletteColor, SurfaceSwatch, Swatch } from "./swatch.tsx";
import { group } from "./token-group.ts";
import { tokenExample } from "./token-preview.tsx";
import { tokenTable, TokenTable, tokenValue } from "./token-table.tsx";

/** The utility class of a semantic color. */
const classOf = (name: string) => {
  const [, kind = "", own = ""] = /^color\.(\w+)\.(.+)$/.exec(name) ?? [];
  return `${{ bg: "bg", text: "text", border: "border", focus: "outline" }[kind]}-${own}`;
};

const colors = group("color");
const rows = colors.map((color) => ({
  ...color,
  code: classOf(color.name),
  keywords: themeNames.map((theme) => paletteColor(color, theme) ?? ""),
}));

const column = (theme: Theme) => ({
  title: themes[theme].title,
  cell: (token: (typeof colors)[number]) => <Swatch theme={theme} token={token} />,
});

const meta = {
  title: "Foundations/Color",
  component: TokenTable,
  ...tokenTable,
  tags: ["!autodocs"],
} satisfies Meta<typeof TokenTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EverySemanticColor: Story = {
  render: () => <TokenTable caption="Semantic colors in each theme" rows={rows} columns={themeNames.map(column)} />,
};

export const Palette: Story = {
  tags: ["example"],
  render: () => (
    <TokenTable
      caption="The palette, for use by semantic colors only"
      rows={group("palette")}
      columns={[tokenExample, tokenValue, { title: "Used by", cell: ({ name }) => <Users of={name} /> }]}
    />
  ),
};

export const Surfaces: Story = {
  tags: ["example"],
  render: () => (
    <TokenTable
      caption="Semantic colors that change with the surface"
      rows={colors.filter((color) => color.surfaces.length > 0)}
      columns={["page", "inverse", "image"].map((surface) => ({
        title: surface,
        cell: (token: (typeof colors)[number]) => <SurfaceSwatch surface={surface} token={token} />,
      }))}
    />
  ),
  play: async ({ canvas }) => {
    const value = (surface: string, name: string) => {
      const swatch = canvas.getAllByRole("row")[1]?.querySelector(`[data-surface="${surface}"]`);
      return swatch && getComputedStyle(swatch).getPropertyValue(cssVariable(name));
    };
    for (const [changed, kind] of [
      ["color.focus.ring", "color.focus"],
      ["color.text.primary", "color.text"],
    ] as const) {
      for (const surface of ["inverse", "image"] as const)
        await expect(value(surface, changed)).toBe(value("page", `${kind}.on-${surface}`));
      await expect(value("page", changed)).not.toBe(value("inverse", changed));
    }
  },
};

/** The semantic colors that refer to a palette color, each with its themes. */
function Users({ of }: { of: string }) {
  const users = colors.flatMap((color) => {
    const titles = themeNames.filter((theme) => paletteColor(color, theme) === of).map((theme) => themes[theme].title);
    return titles.length > 0 ? [`${color.name.replace("color.", "")} (${titles.join(", ").toLowerCase()})`] : [];
  });
  if (users.length === 0) return <span className="text-secondary">unused</span>;
  return <span className="font-mono text-caption">{users.join(", ")}</span>;
}

export const SearchFindsTokensByAnyText: Story = {
  ...EverySemanticColor,
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole("searchbox", { name: "Find a token" });
    await userEvent.type(search, "text-on-inverse");
    await expect(canvas.getByRole("status")).toHaveTextContent(`3 of ${rows.length} tokens`);
    await expect(canvas.getByRole("row", { name: /color\.text\.on-inverse-secondary/ })).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(search, "#F8F6F1");
    await expect(canvas.getByRole("row", { name: /color\.bg\.page/ })).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(search, "no such color");
    await expect(canvas.getByText("No tokens match.")).toBeVisible();
  },
};

export const ShowsTheContrastOfEveryPair: Story = {
  ...EverySemanticColor,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "color.text.on-action");
    const row = within(canvas.getByRole("row", { name: /color\.text\.on-action(?!-)/ }));
    await expect(row.getAllByText(/ : 1; action \d/)).toHaveLength(themeNames.length);
    const highContrast = row.getAllByText("Needs 7 : 1; action 21.0", { exact: false });
    await expect(highContrast).toHaveLength(themeNames.filter((theme) => themes[theme].isHighContrast).length);
  },
};

export const ShowsAllThemesSideBySide: Story = {
  ...EverySemanticColor,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "color.bg.page");
    const grounds = [...canvas.getByRole("row", { name: /color\.bg\.page/ }).querySelectorAll("[data-theme]")];
    await expect(new Set(grounds.map((ground) => getComputedStyle(ground).backgroundColor)).size).toBe(
      themeNames.length,
    );
  },
};

export const StaysCompact: Story = {
  ...EverySemanticColor,
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole("row")) await expect(row.getBoundingClientRect().height).toBeLessThan(160);
  },
};
