import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { lineReport } from "#content/line-report.ts";
import { stationRows } from "#sections/home/line-figures.ts";
import { LineMeasurements } from "#sections/home/line-measurements.tsx";
import { fitsSmallWindow } from "../../measure.ts";
import { plainText } from "../../plain-text.ts";

const meta = {
  title: "Sections/Home/Line measurements",
  component: LineMeasurements,
  args: { title: "Seconds per station", limit: "Takt", rows: stationRows(lineReport, 5) },
} satisfies Meta<typeof LineMeasurements>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsATableWithLimits: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole("table", { name: /^Seconds per station/ }));
    await expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "Name",
      "Value",
      "Takt",
    ]);
    const [row] = table.getAllByRole("row").slice(1);
    await expect(within(row!).getByRole("rowheader")).toHaveTextContent("Board");
    const cells = within(row!).getAllByRole("cell");
    await expect(cells.map(({ textContent }) => textContent)).toEqual(["38", "42"]);
    await expect(table.getByText(plainText("1 s to spare"))).toBeVisible();
  },
};

export const RowsWithoutAValueYet: Story = {
  args: { title: "Units per hour", limit: "Plan", rows: lineReport.hours, past: 1 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText("–")).toHaveLength(lineReport.hours.length - 2);
    await expect(canvas.getByText(plainText("11 min down"))).not.toBeVisible();
    const widths = [...canvasElement.querySelectorAll("tbody svg")].map((bar) => bar.querySelector("rect")!);
    await expect(widths.map((bar) => bar.getBoundingClientRect().width > 0)).toEqual(
      lineReport.hours.map((_, index) => index < 2),
    );
  },
};

export const InSmallWindows: Story = fitsSmallWindow;
