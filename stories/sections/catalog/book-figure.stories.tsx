import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import figures from "#assets/book-figures.svg?no-inline";
import { bookFigure } from "#content/schema.ts";
import { BookFigure } from "#sections/catalog/book-figure.tsx";
import { inTheme } from "../../surface.tsx";

const meta = {
  title: "Sections/Catalog/Book figure",
  component: BookFigure,
  args: { figure: "regulator" },
} satisfies Meta<typeof BookFigure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Every figure that content may name is in the file, and none beside them. */
export const All: Story = {
  render: () => (
    <ul role="list" className="grid grid-cols-2 gap-6 md:grid-cols-3">
      {bookFigure.options.map((figure) => (
        <li key={figure} className="flex flex-col gap-2 data-text text-caption">
          <BookFigure figure={figure} />
          {figure}
        </li>
      ))}
    </ul>
  ),
  play: async () => {
    const file = new DOMParser().parseFromString(await (await fetch(figures)).text(), "image/svg+xml");
    const symbols = [...file.querySelectorAll("symbol")].map(({ id }) => id);
    await expect(symbols.toSorted()).toEqual(bookFigure.options.toSorted());
  },
};

export const InTheDark: Story = { ...All, decorators: [inTheme("dark")] };
