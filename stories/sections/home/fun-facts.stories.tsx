import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { funFacts, funFactsNote } from "#content/home.ts";
import { FunFacts } from "#sections/home/fun-facts.tsx";
import { countColumns, overflow, textRect } from "../../measure.ts";

const meta = {
  title: "Sections/Home/Fun facts",
  component: FunFacts,
  parameters: { layout: "fullscreen" },
  args: { facts: funFacts, note: funFactsNote },
} satisfies Meta<typeof FunFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    await step("Labels every figure", async () => {
      await expect(canvas.getByRole("heading", { name: "Korvane in figures" })).toBeVisible();
      // a term with an element before its text is not spoken by Orca in Firefox
      for (const term of canvas.getAllByRole("term")) await expect(term.children).toHaveLength(0);
      await expect(canvas.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
        "Completed cases",
        "Happy clients",
        "Offices",
        "Skilled people",
      ]);
      await expect(canvas.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
        "8,567",
        "357+",
        "28+",
        "785",
      ]);
    });
    await step("Shows figures above their labels", async () => {
      const [label] = canvas.getAllByRole("term");
      const [figure] = canvas.getAllByRole("definition");
      await expect(label!.compareDocumentPosition(figure!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      await expect(figure!.getBoundingClientRect().bottom).toBeLessThanOrEqual(label!.getBoundingClientRect().top);
    });
    await step("Shows the source", async () => {
      await expect(canvas.getByText(args.note)).toBeVisible();
    });
  },
};

export const OneLargeFigureOnADesktop: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    const figures = canvas.getAllByRole("definition");
    const [first, ...others] = figures.map(({ firstChild }) => textRect(firstChild!));
    await expect(first!.height).toBeGreaterThan(others[0]!.height * 3);
    for (const other of others) await expect(other.left).toBeGreaterThan(first!.right);
    await expect(countColumns(figures)).toBe(4);
  },
};

export const Inverse: Story = { args: { surface: "inverse" } };

export const OnASmallScreen: Story = {
  args: {
    facts: [{ value: 28_567, suffix: "", label: "Elektromagnetische Verträglichkeitsprüfungen" }, ...funFacts.slice(1)],
  },
  globals: { viewport: { value: "w320" } },
  play: async () => {
    await expect(overflow()).toBe(0);
  },
};
