import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { editionOf, productById } from "#content/product.ts";
import { SampleSpread } from "#sections/catalog/sample-spread.tsx";
import { atWidth } from "../../carousel.ts";
import { countColumns, overflow } from "../../measure.ts";

const { sample } = editionOf(3)!;

const meta = {
  title: "Sections/Catalog/Sample spread",
  component: SampleSpread,
  args: { title: productById(3)!.title, sample },
} satisfies Meta<typeof SampleSpread>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FacingPagesOnADesktop: Story = {
  globals: atWidth(1280),
  play: async ({ canvas }) => {
    const [first, , last] = sample.paragraphs.map((paragraph) => canvas.getByText(paragraph));
    await expect(countColumns([first!, last!])).toBe(2);
    await expect(canvas.getByRole("figure")).toHaveTextContent(sample.caption);
    await expect(canvas.getByText("Pages 42 and 43")).toBeVisible();
  },
};

export const OneBelowTheOtherAt320: Story = {
  globals: atWidth(320),
  play: async ({ canvas }) => {
    await expect(overflow()).toBe(0);
    const [first, , last] = sample.paragraphs.map((paragraph) => canvas.getByText(paragraph));
    await expect(countColumns([first!, last!])).toBe(1);
  },
};
