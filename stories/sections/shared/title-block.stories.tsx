import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { TitleBlock } from "#sections/shared/title-block.tsx";
import { fitsSmallWindow } from "../../measure.ts";

const rows = [
  { term: "Title", detail: "Edge gateway" },
  { term: "Drawing", detail: "KV-480-01" },
  { term: "Scale", detail: "1:1" },
  { term: "Sheet", detail: "1 of 6" },
];

const meta = {
  title: "Sections/Shared/Title block",
  component: TitleBlock,
  args: { rows },
} satisfies Meta<typeof TitleBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryCellHasATerm: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(
      rows.map(({ term }) => term),
    );
  },
};

export const InAColumn: Story = { args: { layout: "column" } };

export const InSmallWindows: Story = fitsSmallWindow;
