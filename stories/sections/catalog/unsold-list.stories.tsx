import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { unsoldBooks } from "#content/unsold-books.ts";
import { UnsoldList } from "#sections/catalog/unsold-list.tsx";

const [inPreparation, earlier] = unsoldBooks;

const meta = {
  title: "Sections/Catalog/Unsold list",
  component: UnsoldList,
  args: { ...inPreparation!, firstPage: "/shop" },
} satisfies Meta<typeof UnsoldList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InPreparation: Story = {
  play: async ({ canvas, args }) => {
    for (const { title, to } of args.books)
      await expect(canvas.getByRole("link", { name: title })).toHaveAttribute("href", to);
    await expect(canvas.getByRole("link", { name: "Back to page 1" })).toHaveAttribute("href", "/shop");
  },
};

export const EarlierEditions: Story = { args: earlier! };
