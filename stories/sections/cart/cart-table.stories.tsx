import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { CartTable } from "#sections/cart/cart-table.tsx";
import { overflow } from "../../measure.ts";
import { storedItem, storedLine } from "../../stored-shop.ts";

const items = [
  storedItem(storedLine(4, 2)),
  storedItem({ ...storedLine(2, 1), id: 90, title: "Out of Print", available: false }),
  storedItem(storedLine(1, 1)),
];

const meta = {
  title: "Sections/Cart/Cart table",
  component: CartTable,
  args: { items, maxQuantity: 9999, idPrefix: "line", onStep: fn(), onRemove: fn() },
} satisfies Meta<typeof CartTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const columns = ["Image", "Product Name", "Quantity", "Price", "Total Price", "Action"];

export const ColumnsAndRows: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole("table", { name: "Products in your cart" }));
    await expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual(columns);
    await expect(table.getAllByRole("row")).toHaveLength(1 + items.length);
    const row = within(table.getAllByRole("row")[1]!);
    const title = row.getByRole("link", { name: "Circuit Thinking" });
    await expect(title).toHaveAttribute("href", "/product-single/4");
    await expect(row.getByRole("rowheader")).toContainElement(title);
    await expect(row.getByRole("rowheader")).toHaveAttribute("abbr", "Circuit Thinking");
    await expect(row.getByText("Workbench Editions")).toBeVisible();
    await expect(row.getByText("Size: M")).toBeVisible();
    await expect(row.getByRole("img")).toHaveAccessibleName(/Circuit Thinking by/);
    await expect(row.getByRole("group", { name: "Quantity of Circuit Thinking" })).toBeVisible();
    await expect(row.getByText("$176.00")).toBeVisible();
    await expect(row.getByText("$352.00")).toBeVisible();
    await expect(row.getByRole("button", { name: "Remove Circuit Thinking" })).toBeVisible();
    await expect(overflow()).toBe(0);
  },
};

export const OnlyButtonsChangeTheQuantity: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole("spinbutton")).not.toBeInTheDocument();
    await expect(canvas.queryByRole("textbox")).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Increase quantity of Circuit Thinking" }));
    await expect(args.onStep).toHaveBeenLastCalledWith(4, 1);
    await userEvent.click(canvas.getByRole("button", { name: "Decrease quantity of Circuit Thinking" }));
    await expect(args.onStep).toHaveBeenLastCalledWith(4, -1);
  },
};

export const RemovingReportsTheLine: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const remove = canvas.getByRole("button", { name: "Remove Circuit Thinking" });
    await expect(remove, "the target of the focus").toHaveAttribute("id", "line-4");
    await userEvent.click(remove);
    await waitFor(() => expect(args.onRemove).toHaveBeenLastCalledWith(4));
    await userEvent.click(canvas.getByRole("button", { name: "Remove From Idea to Market" }));
    await waitFor(() => expect(args.onRemove).toHaveBeenLastCalledWith(1));
  },
};

export const AnUnavailableProductCanOnlyBeRemoved: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const row = within(canvas.getByText("Out of Print").closest("tr")!);
    await expect(row.getByText("No longer available, not charged")).toBeVisible();
    await expect(row.queryByRole("group")).not.toBeInTheDocument();
    await expect(row.queryByRole("link")).not.toBeInTheDocument();
    await expect(row.getByText("$0.00")).toBeVisible();
    await userEvent.click(row.getByRole("button", { name: "Remove Out of Print" }));
    await waitFor(() => expect(args.onRemove).toHaveBeenLastCalledWith(90));
  },
};

export const CardsInSmallWindows: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    await expect(overflow()).toBe(0);
    const table = canvas.getByRole("table", { name: "Products in your cart" });
    await expect(getComputedStyle(table).display).toBe("block");
    // Elements with another `display` need their role as an attribute.
    const roles = { table: "table", thead: "rowgroup", tbody: "rowgroup", tr: "row", td: "cell" };
    for (const [tag, role] of Object.entries(roles))
      for (const part of [table, ...table.querySelectorAll("*")].filter((one) => one.localName === tag))
        await expect(part).toHaveAttribute("role", role);
    await expect(within(table).getAllByRole("columnheader")).toHaveLength(columns.length);
    await expect(within(table).getAllByRole("rowheader")).toHaveLength(items.length);
    const cells = [...within(table).getAllByRole("row")[1]!.children];
    const labels = cells.flatMap((one) => [...one.querySelectorAll(":scope > span")]);
    await expect(labels.map(({ textContent }) => textContent)).toEqual(["Price", "Total Price"]);
    for (const label of labels) await expect(label).toBeVisible();
    for (const button of canvas.getAllByRole("button"))
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const CardsOnTablets: Story = {
  globals: { viewport: { value: "w768" } },
  play: async () => {
    await expect(overflow()).toBe(0);
  },
};

export const NarrowestTable: Story = {
  globals: { viewport: { value: "w960" } },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole("table")).display).toBe("table");
    await expect(overflow()).toBe(0);
  },
};

export const LongText: Story = {
  args: { items: [{ ...items[0]!, title: "x".repeat(80), brand: "y".repeat(80), total: "$5,479,452.00" }] },
  globals: { viewport: { value: "w320" } },
  play: async () => {
    await expect(overflow()).toBe(0);
  },
};
