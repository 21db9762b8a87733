import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ContrastMatrix } from "./contrast-matrix.tsx";
import { contrastRows, selectRows, toCsv, toJson } from "./contrast-rows.ts";
import usedPairs from "./used-pairs.json";
import { undeclaredPairs, type UsedPair } from "./used-pairs.ts";

const meta = {
  title: "Foundations/Contrast",
  component: ContrastMatrix,
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof ContrastMatrix>;
export default meta;
type Story = StoryObj<typeof meta>;

const all = { query: "", theme: "", origin: "", below: undefined, order: "ratio" } as const;

export const EveryPair: Story = {
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

export const EveryPairIsDeclaredAndHasItsContrast: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step("No pair fails in any theme", async () => {
      await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Pairs" }), "Failing or undeclared");
      await expect(canvas.getByRole("status")).toHaveTextContent(`0 of ${contrastRows.length} pairs`);
    });
    await step("Every pair that stories show is declared", () =>
      expect(undeclaredPairs(usedPairs as readonly UsedPair[])).toEqual([]),
    );
    await step("They were collected from stories of every kind, in every state", async () => {
      const kinds = new Set(usedPairs.flatMap(({ stories }) => stories.map((id) => id.split("-")[0])));
      await expect(["pages", "sections", "ui"].filter((kind) => !kinds.has(kind))).toEqual([]);
      await expect(new Set(usedPairs.map(({ state }) => state))).toEqual(new Set(["rest", "hover", "focus"]));
    });
    await step("The focus ring of the skip link is inside, in the color of its text", () =>
      expect(usedPairs).toContainEqual(
        expect.objectContaining({ foreground: "color.text.on-action", background: "color.bg.action", state: "focus" }),
      ),
    );
  },
};

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
