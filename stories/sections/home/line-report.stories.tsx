import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, within } from "storybook/test";
import { lineReport } from "#content/line-report.ts";
import { lineFigures } from "#sections/home/line-figures.ts";
import { LineReport } from "#sections/home/line-report.tsx";
import { atWidth } from "../../carousel.ts";
import { countColumns, fitsSmallWindow } from "../../measure.ts";
import { plainText } from "../../plain-text.ts";
import { inTheme } from "../../surface.tsx";

const meta = {
  title: "Sections/Home/Line report",
  component: LineReport,
  args: { report: lineReport },
} satisfies Meta<typeof LineReport>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step("Is a region named by its heading", async () => {
      const report = canvas.getByRole("region", { name: "Today’s report" });
      await expect(within(report).getByRole("heading", { level: 2, name: "Today’s report" })).toBeVisible();
      await expect(report).toHaveTextContent(plainText(`${lineReport.line} ${lineReport.run}`));
    });
    await step("Figures with their targets", async () => {
      await expect(canvas.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
        "First-pass yield",
        "Takt time",
        "Output",
      ]);
      for (const { value, status } of lineFigures(lineReport, lineReport.hours.length)) {
        await expect(canvas.getByText(plainText(value), { selector: "bdi" })).toBeVisible();
        await expect(canvas.getAllByText(status)[0]).toBeVisible();
      }
    });
    await step("The output is the sum of the hours", async () => {
      const rows = within(canvas.getByRole("table", { name: /^Units per hour/ }))
        .getAllByRole("row")
        .slice(1);
      const values = rows.map((row) =>
        Number(within(row).getAllByRole("cell")[0]?.querySelector("span > span")?.textContent),
      );
      await expect(values.reduce((sum, value) => sum + value, 0)).toBe(459);
    });
    await step("Lists the open issues", async () => {
      const issues = within(canvas.getByRole("list", { name: "Open issues: 3" })).getAllByRole("listitem");
      await expect(issues[2]).toHaveTextContent("31Screw feeder jammed twiceMaintenance · Today, 4 PM");
    });
  },
};

export const ASliderShowsAnEarlierHour: Story = {
  play: async ({ canvas, canvasElement }) => {
    const { height } = canvasElement.getBoundingClientRect();
    const slider = canvas.getByRole("slider", { name: /^The line at 2:00/ });
    await expect(slider).toHaveAttribute("aria-valuetext", "2:00\u00a0PM: 459 built, 9 behind");
    await fireEvent.change(slider, { target: { value: 0 } });
    await expect(canvas.getByText(plainText("The line at 9:00 AM"))).toBeVisible();
    await expect(canvas.getByText("83", { selector: "bdi" })).toBeVisible();
    await expect(canvas.getByText("2 behind")).toBeVisible();
    await expect(canvas.getByText("98.8%")).toBeVisible();
    await expect(canvas.getByText("11 min down")).not.toBeVisible();
    await expect(within(canvas.getByRole("list", { name: "Open issues: 1" })).getAllByRole("listitem")).toHaveLength(1);
    await expect(canvasElement.getBoundingClientRect().height).toBe(height);
  },
};

/** A value of 42.03 is shown as its target of 42.0, and on target. */
export const StatusesAndStationsAreThoseOfTheHour: Story = {
  play: async ({ canvas }) => {
    await fireEvent.change(canvas.getByRole("slider"), { target: { value: 3 } });
    await expect(canvas.getByText(plainText("42.0 s"), { selector: "bdi" })).toBeVisible();
    await expect(canvas.getByText(plainText("Target 42.0 s")).closest("dd")).toHaveTextContent("On target");
    await fireEvent.change(canvas.getByRole("slider"), { target: { value: 2 } });
    const screws = canvas.getByRole("row", { name: /^Screws/ });
    await expect(screws).toHaveTextContent(plainText("0 s to spare"));
  },
};

export const ThreeFiguresInARow: Story = {
  globals: atWidth(768),
  play: async ({ canvas }) => {
    await expect(countColumns(canvas.getAllByRole("term"))).toBe(3);
  },
};

export const LongTextInASmallWindow: Story = {
  ...fitsSmallWindow,
  args: {
    report: {
      ...lineReport,
      line: "Elektromagnetische Verträglichkeitsprüfungen",
      issues: [{ ...lineReport.issues[0]!, title: "Elektromagnetischeverträglichkeitsprüfung" }],
    },
  },
};
export const InTheDarkTheme: Story = { decorators: [inTheme("dark")] };
export const InHighContrast: Story = { decorators: [inTheme("contrast")] };
