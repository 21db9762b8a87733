import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { products } from "#content/product.ts";
import { ProductGrid } from "#sections/catalog/product-grid.tsx";
import { formatProduct } from "#shop/format-product.ts";
import { countColumns, elementAtCenter, twoColumns, overflow } from "../../measure.ts";

const meta = {
  title: "Sections/Catalog/Product grid",
  component: ProductGrid,
  args: {
    products: products.map((product) => formatProduct(product)),
    wishlist: [3],
    compare: [5],
    onAdd: fn(),
    onToggleWishlist: fn(),
    onCompare: fn(),
  },
} satisfies Meta<typeof ProductGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step("In the given order", async () => {
      await expect(canvas.getByRole("list").children).toHaveLength(products.length);
      const titles = canvas.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
      await expect(titles).toEqual(products.map(({ title }) => title));
      for (const { title } of products) await expect(canvas.getByRole("article", { name: title })).toBeVisible();
    });
    await step("Shows which products are listed", async () => {
      const cards = canvas.getAllByRole("article");
      const hearts = cards.map((card) => within(card).getByRole("button", { name: /^Wishlist/ }));
      await expect(hearts.map((heart) => heart.getAttribute("aria-pressed"))).toEqual(
        products.map(({ id }) => String(id === 3)),
      );
      await expect(canvas.getAllByRole("button", { name: /, in the list$/ })).toEqual([
        canvas.getByRole("button", { name: "Compare: Materials, Plainly, in the list" }),
      ]);
    });
  },
};

const circuits = formatProduct(products[3]!);
const oneCard: Partial<Story> = { args: { products: [circuits], wishlist: [], compare: [] } };

export const OneCard: Story = {
  ...oneCard,
  play: async ({ canvas, step }) => {
    await expect(canvas.getByRole("img", { name: circuits.photo!.alt })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 3, name: "Circuit Thinking" })).toBeVisible();
    await expect(canvas.getByText("Tomás Ferreira")).toBeVisible();
    await expect(canvas.getByText("M, 145 × 210 mm")).toBeVisible();
    await expect(canvas.getByText("$176.00")).toBeVisible();
    await expect(canvas.getByRole("deletion")).toHaveTextContent("Old price $178.00");
    await expect(canvas.queryByText(/in your cart/)).toBeNull();
    await step("Pressing the card opens the product", async () => {
      await expect(canvas.getAllByRole("link")).toHaveLength(1);
      const link = canvas.getByRole("link", { name: "Circuit Thinking" });
      await expect(link).toHaveAttribute("href", "/product-single/4");
      for (const element of [canvas.getByRole("img"), canvas.getByText("Tomás Ferreira"), canvas.getByText("$176.00")])
        await expect(link).toContainElement(elementAtCenter(element) as HTMLElement);
      for (const button of canvas.getAllByRole("button")) await expect(elementAtCenter(button).closest("a")).toBeNull();
    });
  },
};

export const EachButtonReportsTheProduct: Story = {
  ...oneCard,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add to cart: Circuit Thinking" }));
    await expect(args.onAdd).toHaveBeenLastCalledWith(4);
    await userEvent.click(canvas.getByRole("button", { name: "Wishlist: Circuit Thinking" }));
    await expect(args.onToggleWishlist).toHaveBeenLastCalledWith(4);
    await userEvent.click(canvas.getByRole("button", { name: "Compare: Circuit Thinking" }));
    await expect(args.onCompare).toHaveBeenLastCalledWith(4);
  },
};

export const OnBothLists: Story = {
  args: { products: [circuits], wishlist: [4], compare: [4] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Wishlist: Circuit Thinking" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expect(canvas.getByRole("button", { name: "Compare: Circuit Thinking, in the list" })).not.toHaveAttribute(
      "aria-pressed",
    );
  },
};

/** During a restore no button has a state. */
export const Restoring: Story = {
  args: { products: [circuits], wishlist: undefined, compare: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Wishlist: Circuit Thinking" })).toHaveAttribute(
      "aria-pressed",
      "false",
    );
  },
};

export const InTheCart: Story = {
  args: { products: [{ ...circuits, inCart: 2 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("2 in your cart")).toBeVisible();
    await expect(canvas.queryByRole("status")).toBeNull();
  },
};

/** The tab stops are the buttons beside the picture, the title and the button below it, not the picture or the price. */
export const TabStopsOfACard: Story = {
  ...oneCard,
  play: async ({ canvas, userEvent }) => {
    const [wishlist, compare, add] = canvas.getAllByRole("button");
    const stops = [wishlist!, compare!, canvas.getByRole("link"), add!];
    for (const stop of stops) {
      await userEvent.tab();
      await expect(stop).toHaveFocus();
    }
  },
};

export const LongText: Story = {
  args: {
    products: [
      {
        ...circuits,
        title: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
        price: "$100,000.00",
        oldPrice: "$200,000.00",
        inCart: 9999,
      },
    ],
  },
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    const edge = canvas.getByRole("article").getBoundingClientRect().right;
    for (const element of within(canvas.getByRole("article")).getAllByRole("button"))
      await expect(element.getBoundingClientRect().right).toBeLessThanOrEqual(edge);
    await expect(overflow()).toBe(0);
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

/** The larger the format of a book, the wider its picture; all pictures end on one line. */
export const TheShelfIsToScale: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole("img").map((image) => image.getBoundingClientRect());
    const byWidth = products.map(({ size }, index) => ({ size, width: boxes[index]!.width }));
    const widthOf = (size: string) => byWidth.find((one) => one.size === size)!.width;
    await expect(widthOf("M")).toBeLessThan(widthOf("L"));
    await expect(widthOf("L")).toBeLessThan(widthOf("Xl"));
    await expect(widthOf("Xl")).toBeLessThan(widthOf("XXl"));
  },
};

/** They have one place in all cards, beside books of every width. */
export const ButtonsAreAtTheEndOfTheRowBelowTheShelf: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    const heights = new Set<number>();
    for (const card of canvas.getAllByRole("article")) {
      const { right, top } = card.getBoundingClientRect();
      const button = within(card)
        .getByRole("button", { name: /^Compare/ })
        .getBoundingClientRect();
      await expect(button.right).toBeCloseTo(right);
      heights.add(Math.round(button.top - top));
    }
    await expect(heights.size).toBe(1);
  },
};

export const TwoInARow: Story = {
  globals: { viewport: { value: "w600" } },
  play: async ({ canvas }) => {
    await expect(countColumns(canvas.getAllByRole("article"))).toBe(2);
    await expect(overflow()).toBe(0);
  },
};

export const InSmallWindows: Story = twoColumns;
