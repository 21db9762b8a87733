import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ContrastMatrix } from "./contrast-matrix.tsx";
import { contrastRows, selectRows, toCsv, toJson } from "./contrast-rows.ts";

const meta = {
  title: "Foundations/Contrast",
  component: ContrastMatrix,
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof ContrastMatrix>;
export default meta;
type Story = StoryObj<typeof meta>;

const all = { query: "", theme: "", origin: "", below: undefined, order: "ratio" } as const;

export const EveryPair: Story = {};

export const ListsThePairsBelowARatio: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("spinbutton", { name: "Ratio below" }), "5");
    const expected = contrastRows.filter(({ ratio }) => ratio < 5);
    await expect(expected.length).toBeGreaterThan(0);
    await expect(canvas.getByRole("status")).toHaveTextContent(`${expected.length} of ${contrastRows.length} pairs`);
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Theme" }), "Dark");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Pairs" }), "Shown by stories");
    const dark = expected.filter(({ theme, count }) => theme === "dark" && count > 0);
    await expect(canvas.getByRole("status")).toHaveTextContent(`${dark.length} of`);
    await userEvent.click(canvas.getAllByText(/^\d+ (?:story|stories)\b/)[0]!);
    await expect(canvas.getAllByRole("link", { name: /--/ })[0]).toBeVisible();
  },
};

export const DownloadsWhatIsShown: Story = {
  play: async ({ canvas }) => {
    const rows = selectRows(all);
    const csv = canvas.getByRole("link", { name: "Download CSV" });
    await expect(csv).toHaveAttribute("download", "contrast.csv");
    await expect(decodeURIComponent(csv.getAttribute("href") ?? "")).toContain(toCsv(rows));
    await expect(JSON.parse(toJson(rows))).toHaveLength(contrastRows.length);
    const ratios = rows.map(({ ratio }) => ratio);
    await expect(ratios, "lowest first").toEqual(ratios.toSorted((a, b) => a - b));
  },
};
