import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { products } from "#content/product.ts";
import { ProductCard } from "#sections/catalog/product-card.tsx";
import { productFacts } from "#shop/product-facts.ts";
import { overflow, elementAtCenter } from "../../measure.ts";

const circuits = productFacts(products[3]!, []);

const meta = {
  title: "Sections/Catalog/Product card",
  component: ProductCard,
  args: { ...circuits, wished: false, compared: false, onAdd: fn(), onWish: fn(), onCompare: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-panel">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: circuits.photo!.alt })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 3, name: "Circuit Thinking" })).toBeVisible();
    await expect(canvas.getByText("Tomás Ferreira")).toBeVisible();
    await expect(canvas.getByText("Workbench Editions")).toBeVisible();
    await expect(canvas.getByText("Size M")).toBeVisible();
    await expect(canvas.getByText("$176.00")).toBeVisible();
    await expect(canvas.getByRole("deletion")).toHaveTextContent("Old price $178.00");
    await expect(canvas.queryByText(/in your cart/)).toBeNull();
  },
};

export const PressAnywhereBesideTheButtonsFollowsTheTitle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(1);
    const link = canvas.getByRole("link", { name: "Circuit Thinking" });
    await expect(link).toHaveAttribute("href", "/product-single/4");
    for (const element of [canvas.getByRole("img"), canvas.getByText("Tomás Ferreira"), canvas.getByText("$176.00")])
      await expect(link).toContainElement(elementAtCenter(element) as HTMLElement);
    for (const button of canvas.getAllByRole("button")) await expect(elementAtCenter(button).closest("a")).toBeNull();
  },
};

export const EachButtonSaysWhatItIsFor: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add to cart: Circuit Thinking" }));
    await expect(args.onAdd).toHaveBeenLastCalledWith(4);
    await userEvent.click(canvas.getByRole("button", { name: "Wishlist: Circuit Thinking" }));
    await expect(args.onWish).toHaveBeenLastCalledWith(4);
    await userEvent.click(canvas.getByRole("button", { name: "Compare: Circuit Thinking" }));
    await expect(args.onCompare).toHaveBeenLastCalledWith(4);
  },
};

export const OnTheLists: Story = {
  args: { wished: true, compared: true },
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

/** What it is not known yet is not claimed. */
export const ListsNotKnownYet: Story = {
  args: { wished: undefined, compared: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Wishlist: Circuit Thinking" })).not.toHaveAttribute(
      "aria-pressed",
    );
  },
};

export const InTheCart: Story = {
  args: { inCart: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("2 in your cart")).toBeVisible();
    await expect(canvas.queryByRole("status")).toBeNull();
  },
};

/** The title, then what can be done; the picture and the price are no stops. */
export const WorkedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const stops = [canvas.getByRole("link"), ...canvas.getAllByRole("button")];
    for (const stop of stops) {
      await userEvent.tab();
      await expect(stop).toHaveFocus();
    }
  },
};

export const LongWords: Story = {
  args: {
    title: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
    price: "$100,000.00",
    oldPrice: "$200,000.00",
    inCart: 9999,
  },
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    const edge = canvas.getByRole("article").getBoundingClientRect().right;
    for (const element of within(canvas.getByRole("article")).getAllByRole("button"))
      await expect(element.getBoundingClientRect().right).toBeLessThanOrEqual(edge);
    await expect(overflow()).toBe(0);
  },
};
