import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { studio } from "#content/home-studio.ts";
import { process } from "#content/home.ts";
import { DrawnList } from "#sections/home/drawn-list.tsx";
import { countColumns, fitsSmallWindow } from "../../measure.ts";
import { inTheme } from "../../surface.tsx";

const meta = {
  title: "Sections/Home/Drawn list",
  component: DrawnList,
  args: { entries: process, isOrdered: true },
} satisfies Meta<typeof DrawnList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All drawings are on one ground line. */
export const OneRowOnADesktop: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ args, canvas, canvasElement }) => {
    const items = canvas.getAllByRole("listitem");
    await expect(canvas.getByRole("list").tagName).toBe("OL");
    await expect(countColumns(items)).toBe(args.entries.length);
    for (const [index, { title, text }] of args.entries.entries()) {
      const item = within(items[index]!);
      await expect(item.getByRole("heading", { level: 3, name: title })).toBeVisible();
      await expect(item.getByText(text)).toBeVisible();
    }
    const grounds = [...canvasElement.querySelectorAll("svg")].map((svg) => svg.getBoundingClientRect().bottom);
    await expect(new Set(grounds.map(Math.round)).size).toBe(1);
  },
};

export const FourFeaturesFillTheRow: Story = {
  args: { entries: studio.features ?? [], isOrdered: false },
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole("listitem");
    await expect(canvas.getByRole("list").tagName).toBe("UL");
    await expect(countColumns(items)).toBe(4);
    await expect(items.at(-1)!.getBoundingClientRect().right).toBeCloseTo(
      canvas.getByRole("list").getBoundingClientRect().right,
      0,
    );
  },
};

export const InTheDark: Story = { decorators: [inTheme("dark")] };

export const InHighContrast: Story = { decorators: [inTheme("contrast")] };

export const OnASmallScreen: Story = fitsSmallWindow;
