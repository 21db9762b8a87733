import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { FactList } from "#ui/fact-list.tsx";
import type { Guide } from "../docs/guide.tsx";
import { overflow } from "../measure.ts";

const meta = {
  title: "UI/Fact list",
  component: FactList,
  args: {
    facts: [
      { term: "Client", detail: "Northline Instruments" },
      { term: "Duration", detail: "14 weeks" },
    ],
  },
  parameters: {
    guide: {
      when: "For terms with one detail each.",
      instead: { "facts without terms": "`CheckList`" },
      wcag: ["1.3.1"],
    } satisfies Guide,
  },
} satisfies Meta<typeof FactList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Inline: Story = {
  play: async ({ args, canvas }) => {
    const terms = canvas.getAllByRole("term");
    await expect(
      terms.map((term) => ({ term: term.textContent, detail: term.nextElementSibling?.textContent })),
    ).toEqual(args.facts);
  },
};

export const Stacked: Story = {
  tags: ["example"],
  args: { layout: "stacked" },
  play: async ({ canvas }) => {
    for (const term of canvas.getAllByRole("term"))
      await expect(term.nextElementSibling!.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        term.getBoundingClientRect().bottom,
      );
  },
};

export const LongWords: Story = {
  args: { facts: [{ term: "Genehmigungsverfahrensdokumentation", detail: "x".repeat(80) }] },
  globals: { viewport: { value: "w320" } },
  play: async () => {
    await expect(overflow()).toBe(0);
  },
};
