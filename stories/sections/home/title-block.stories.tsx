import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { TitleBlock } from "#sections/home/title-block.tsx";
import { columns, fitsASmallScreen } from "../../measure.ts";

const meta = {
  title: "Sections/Home/Title block",
  component: TitleBlock,
  args: {
    facts: [
      { term: "Part", detail: "KV-007, gateway enclosure" },
      { term: "Body", detail: "Machined aluminum" },
      { term: "Status", detail: "In series" },
    ],
  },
} satisfies Meta<typeof TitleBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FactsInARow: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas, args: { facts } }) => {
    await expect(canvas.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(
      facts.map(({ term }) => term),
    );
    await expect(columns(canvas.getAllByRole("definition"))).toBe(facts.length);
  },
};

export const OnASmallScreen: Story = fitsASmallScreen;
