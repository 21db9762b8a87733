import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ProductActions } from "#sections/catalog/product-actions.tsx";
import { ProductSummary } from "#sections/catalog/product-summary.tsx";
import { overflow } from "../../measure.ts";

const doNothing = () => undefined;
const actions = (title: string) => (
  <ProductActions
    title={title}
    inShop={{ inCart: 12, inWishlist: true, inCompareList: true }}
    onAdd={doNothing}
    onToggleWishlist={doNothing}
    onCompare={doNothing}
  />
);

const meta = {
  title: "Sections/Catalog/Product summary",
  component: ProductSummary,
  parameters: {
    guide: {
      do: ["Pass `ProductActions` with the same title."],
      dont: ["State a rating without the number of reviews."],
    },
  },
  args: {
    title: "Design for Manufacture",
    picture: <p>The picture</p>,
    id: "product",
    price: "$65.00",
    oldPrice: "$85.00",
    summary: "What a toolmaker sees in a drawing: wall thickness, draft, tolerances.",
    rating: { value: 5, count: 25 },
    facts: [
      { term: "Author", detail: "Ruth Okafor" },
      { term: "Size", detail: "XXL, 200 × 290\u00a0mm" },
    ],
    categories: ["Book"],
    tags: ["law", "events", "consult"],
    actions: actions("Design for Manufacture"),
  },
} satisfies Meta<typeof ProductSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Design for Manufacture" })).toBeVisible();
    await expect(canvas.getByRole("img", { name: "Rated 5 out of 5, 25 customer reviews" })).toBeVisible();
    await expect(canvas.getByText("(25 customer reviews)")).toBeVisible();
    await expect(canvas.getByText("$65.00")).toBeVisible();
    await expect(canvas.getByRole("deletion")).toHaveTextContent("$85.00");
    await expect(canvas.getByText("Categories: Book")).toBeVisible();
    await expect(canvas.getByText("Tags: law, events, consult")).toBeVisible();
    await expect(canvas.getByText(/nothing is sold here/)).toBeVisible();
  },
};

export const InSmallWindows: Story = {
  globals: { viewport: { value: "w320" } },
  args: { title: "x".repeat(60), actions: actions("x".repeat(60)) },
  play: async () => {
    await expect(overflow()).toBe(0);
  },
};
