import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { editionOf } from "#content/product.ts";
import { BookContents } from "#sections/catalog/book-contents.tsx";
import { atWidth } from "../../carousel.ts";
import { countColumns, overflow } from "../../measure.ts";

const edition = editionOf(1)!;

const meta = {
  title: "Sections/Catalog/Book contents",
  component: BookContents,
  args: { edition },
} satisfies Meta<typeof BookContents>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoColumnsOnADesktop: Story = {
  globals: atWidth(1280),
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole("list", { name: "Contents" })).getAllByRole("listitem");
    await expect(rows).toHaveLength(edition.contents.length);
    await expect(countColumns(rows)).toBe(2);
    await expect(rows[0]).toHaveTextContent("1The brief, and who signs it, page9");
    // down the first column, then down the second
    await expect(rows[1]!.getBoundingClientRect().left).toBe(rows[0]!.getBoundingClientRect().left);
    await expect(within(canvas.getByRole("list", { name: "Who it is for" })).getAllByRole("listitem")).toHaveLength(3);
  },
};

export const OneColumnAt320: Story = {
  globals: atWidth(320),
  play: async ({ canvas }) => {
    await expect(overflow()).toBe(0);
    const rows = within(canvas.getByRole("list", { name: "Contents" })).getAllByRole("listitem");
    const pages = rows.map((row) => row.lastElementChild!);
    for (const page of pages) await expect(page.getClientRects()).toHaveLength(1);
    await expect(new Set(pages.map((page) => Math.round(page.getBoundingClientRect().right))).size).toBe(1);
  },
};
