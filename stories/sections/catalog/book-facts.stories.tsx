import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { editionOf } from "#content/product.ts";
import { bookSizes } from "#lib/format/book-size.ts";
import { BookFacts } from "#sections/catalog/book-facts.tsx";
import { atWidth } from "../../carousel.ts";
import { overflow } from "../../measure.ts";

const meta = {
  title: "Sections/Catalog/Book facts",
  component: BookFacts,
  args: { partNumber: "KV-B-01", size: bookSizes.XL, edition: editionOf(1)! },
} satisfies Meta<typeof BookFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EightFacts: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("term")).toHaveLength(8);
    await expect(canvas.getByText("KV-B-01")).toBeVisible();
    await expect(canvas.getByText("180 × 260 × 29 mm")).toBeVisible();
    await expect(canvas.getByText("1,180 g")).toBeVisible();
  },
};

export const OnASmallScreen: Story = {
  globals: atWidth(320),
  play: async () => {
    await expect(overflow()).toBe(0);
  },
};
