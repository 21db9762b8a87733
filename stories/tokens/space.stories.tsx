import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { tokensIn } from "#tools/tokens/token-tree.ts";
import { densityFiles, tokenFiles } from "./appearance.tsx";
import { BrandComponents } from "./brand-components.tsx";
import { LengthBar } from "./length-bar.tsx";
import { group, tokenVariable } from "./token-group.ts";
import { type Dimension, tokenTable, TokenTable, toPixels } from "./token-table.tsx";

/** A length as text and as a bar. */
const columns = [
  {
    title: "Value",
    cell: ({ value }: { value: unknown }) => {
      const dimension = value as Dimension;
      return (
        <span className="whitespace-nowrap tabular-nums">{`${dimension.value} ${dimension.unit} · ${toPixels(dimension)} px`}</span>
      );
    },
  },
  {
    title: "Length",
    cell: ({ name, value }: { name: string; value: unknown }) => (
      <LengthBar width={tokenVariable(name)} pixels={toPixels(value as Dimension)} />
    ),
  },
];

/** In the density of the toolbar, sorted by length, since JSON objects list integer keys first. */
function sorted(rows: ReturnType<typeof group>, density: string) {
  const own = new Map(densityFiles(density).flatMap((file) => tokensIn(tokenFiles[file] ?? {})));
  return rows
    .map((row) => ({ ...row, value: own.get(row.name)?.$value ?? row.value }))
    .toSorted((a, b) => toPixels(a.value as Dimension) - toPixels(b.value as Dimension));
}

const meta = {
  title: "Foundations/Space",
  component: TokenTable,
  ...tokenTable,
  tags: ["!autodocs"],
} satisfies Meta<typeof TokenTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Steps: Story = {
  render: (_, { globals }) => (
    <TokenTable
      caption="Gaps and paddings, on a grid of 4 pixels"
      rows={sorted(
        group("space", (own) => `p-${own} gap-${own}`),
        globals["density"],
      )}
      columns={columns}
    />
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("row", { name: /^space\.16 / }).querySelector("div[aria-hidden]");
    await expect(bar?.getBoundingClientRect().width).toBe(64);
  },
};

export const Sizes: Story = {
  tags: ["example"],
  render: (_, { globals }) => (
    <TokenTable
      caption="Widths and heights; a bar with a gap is longer than it is drawn"
      rows={sorted(
        group("size", (own) => `w-${own} max-w-${own}`),
        globals["density"],
      )}
      columns={columns}
    />
  ),
};

/** The text says what the bar shows. */
export const InTheCompactDensity: Story = {
  ...Sizes,
  globals: { density: "compact" },
  play: async ({ canvas }) => {
    const row = canvas.getByRole("row", { name: /^size\.target / });
    const bar = row.querySelector("div[aria-hidden]")!.getBoundingClientRect().width;
    await expect(row).toHaveTextContent(`· ${bar} px`);
    await expect(bar).toBe(32);
  },
};

export const StaysCompact: Story = {
  ...Sizes,
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole("row")) {
      await expect(row.getBoundingClientRect().height).toBeLessThan(112);
      const { scrollWidth, clientWidth } = row.querySelector("td:last-child") ?? row;
      await expect(scrollWidth, "a bar is cut").toBeLessThanOrEqual(clientWidth);
    }
  },
};

/** The smallest side of every target that the elements of a selector have; a label belongs to its control. */
const targets = (root: HTMLElement, selector: string) =>
  [...root.querySelectorAll(selector)].map((element) => {
    const { width, height } = (element.closest("label") ?? element).getBoundingClientRect();
    return Math.min(width, height);
  });

export const Compact: Story = {
  tags: ["example"],
  globals: { density: "compact" },
  render: () => <BrandComponents />,

  play: async ({ canvasElement }) => {
    const sizes = targets(canvasElement, "button, a, input, select");
    await expect(sizes.length).toBeGreaterThan(40);
    await expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
    await expect(Math.min(...targets(canvasElement, "button.bg-action"))).toBe(36);
  },
};

export const PrimaryTargetsAreAtLeast44PixelsInComfortable: Story = {
  ...Compact,
  tags: [],
  globals: { density: "comfortable" },
  play: async ({ canvasElement }) => {
    await expect(Math.min(...targets(canvasElement, "button, a, input, select"))).toBeGreaterThanOrEqual(44);
  },
};
