import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { productById } from "#content/product.ts";
import { bookSizes } from "#lib/format/book-size.ts";
import { BookDimensions } from "#sections/catalog/book-dimensions.tsx";
import { ZoomPicture } from "#sections/catalog/zoom-picture.tsx";
import { atWidth } from "../../carousel.ts";
import { overflow } from "../../measure.ts";
import { inTheme } from "../../surface.tsx";

const { title, proImg } = productById(1)!;

const meta = {
  title: "Sections/Catalog/Book dimensions",
  component: BookDimensions,
  args: bookSizes.XL,
  render: (args) => <ZoomPicture title={title} photo={proImg} annotations={<BookDimensions {...args} />} />,
} satisfies Meta<typeof BookDimensions>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The values are in the drawing alone, which assistive technology does not get. */
export const OverThePicture: Story = {
  play: async ({ canvas }) => {
    for (const value of ["180", "260", "29"]) {
      const text = canvas.getByText(value);
      await expect(text).toBeVisible();
      await expect(text.closest("[aria-hidden=true]")).not.toBeNull();
    }
  },
};

export const InsideThePictureAt320: Story = {
  globals: atWidth(320),
  play: async ({ canvas }) => {
    await expect(overflow()).toBe(0);
    const picture = canvas.getByRole("img").getBoundingClientRect();
    for (const value of ["180", "260", "29"]) {
      const text = canvas.getByText(value).getBoundingClientRect();
      await expect(text.right).toBeLessThanOrEqual(picture.right);
      await expect(text.left).toBeGreaterThanOrEqual(picture.left);
    }
  },
};

export const InTheDarkTheme: Story = { decorators: [inTheme("dark")] };
