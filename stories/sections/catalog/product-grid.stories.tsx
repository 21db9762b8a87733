import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { products } from "#content/product.ts";
import { ProductGrid } from "#sections/catalog/product-grid.tsx";
import { productFacts } from "#shop/product-facts.ts";
import { countColumns, oneColumn, overflow } from "../../measure.ts";

const meta = {
  title: "Sections/Catalog/Product grid",
  component: ProductGrid,
  args: {
    products: products.map((product) => productFacts(product, [])),
    wishlist: [3],
    compare: [5],
    onAdd: fn(),
    onWish: fn(),
    onCompare: fn(),
  },
} satisfies Meta<typeof ProductGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheOrderGiven: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list").children).toHaveLength(products.length);
    const titles = canvas.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual(products.map(({ title }) => title));
  },
};

export const KnowsWhatIsOnTheLists: Story = {
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole("article");
    const hearts = cards.map((card) => within(card).getByRole("button", { name: /^Wishlist/ }));
    await expect(hearts.map((heart) => heart.getAttribute("aria-pressed"))).toEqual(
      products.map(({ id }) => String(id === 3)),
    );
    await expect(canvas.getAllByRole("button", { name: /, in the list$/ })).toEqual([
      canvas.getByRole("button", { name: "Compare: Materials, Plainly, in the list" }),
    ]);
  },
};

export const ThreeInARow: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    await expect(countColumns(canvas.getAllByRole("article"))).toBe(3);
    const [first, second, third] = canvas
      .getAllByRole("button", { name: /^Add to cart/ })
      .map((button) => button.getBoundingClientRect().top);
    await expect([second, third]).toEqual([first, first]);
  },
};

export const TwoInARow: Story = {
  globals: { viewport: { value: "w600" } },
  play: async ({ canvas }) => {
    await expect(countColumns(canvas.getAllByRole("article"))).toBe(2);
    await expect(overflow()).toBe(0);
  },
};

export const InSmallWindows: Story = oneColumn;
