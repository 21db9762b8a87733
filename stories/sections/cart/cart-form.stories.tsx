import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, waitFor } from "storybook/test";
import { books } from "#content/derived/books.ts";
import { CartForm, type CartFormProps } from "#sections/cart/cart-form.tsx";
import { decrement, increment } from "#shop/cart.ts";
import { dispatch, useShop } from "#shop/store.ts";
import { useCartRemoval } from "#shop/use-cart-removal.ts";
import { overflow } from "../../measure.ts";
import { storedItem, storedLine, storedShop } from "../../stored-shop.ts";

const step = (id: number, by: 1 | -1) => void dispatch((state) => (by === 1 ? increment : decrement)(state, id));

/** The form over the shop's own rules. */
function WorkingCart(props: CartFormProps) {
  const { cart } = useShop();
  const { removed, remove, undo } = useCartRemoval();
  return (
    <CartForm
      {...props}
      items={cart.map(storedItem)}
      removed={removed}
      onStep={step}
      onRemove={remove}
      onUndo={() => {
        undo();
        props.onUndo();
      }}
    />
  );
}

const meta = {
  title: "Sections/Cart/Cart form",
  component: CartForm,
  args: {
    items: [],
    maxQuantity: 9999,
    persisted: true,
    suggestions: books,
    removed: undefined,
    onStep: fn(),
    onRemove: fn(),
    onUndo: fn(),
  },
  render: (args) => <WorkingCart {...args} />,
  beforeEach: storedShop({ cart: [storedLine(2, 2), storedLine(3, 1), storedLine(4, 1)] }),
} satisfies Meta<typeof CartForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithLines: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table", { name: "Products in your cart" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Continue Shopping" })).toHaveAttribute("href", "/shop");
    await expect(canvas.getByRole("button", { name: "Update Cart" })).toHaveAttribute("type", "submit");
  },
};

export const UpdateExplainsThatNothingIsSent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Update Cart" }));
    const words = canvas.getByText(/^Nothing was sent: this is a demonstration\./);
    await expect(words).toHaveTextContent("Your quantities update as you change them, and this browser keeps them.");
    await waitFor(() => expect(document.activeElement).toContainElement(words));
  },
};

export const ExplainsWhenStorageIsBlocked: Story = {
  args: { persisted: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Update Cart" }));
    await expect(canvas.getByText(/until you close or reload this page/)).toBeVisible();
  },
};

/** Between one line and the next the focus is on one of them, and never on the page as a whole. */
export const FocusIsNeverLostDuringRemoval: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const lost = fn();
    canvasElement.addEventListener("focusout", ({ relatedTarget }) => relatedTarget ?? lost());
    const first = canvas.getByRole("button", { name: "Remove Design for Manufacture" });
    first.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await expect(canvas.getByRole("button", { name: "Remove The Quiet Supply Chain" })).toHaveFocus();
    await expect(lost).not.toHaveBeenCalled();
  },
};

export const StepsKeepTheFocusAndTheLine: Story = {
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole("button", { name: "Increase quantity of Circuit Thinking" });
    await userEvent.click(more);
    await userEvent.click(more);
    await expect(more).toHaveFocus();
    await expect(canvas.getByText("$528.00")).toBeVisible();
  },
};

const undo = /^Undo/;

export const RemovalFocusesTheNextLineAndAnnouncesTheTotal: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove Design for Manufacture" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Remove The Quiet Supply Chain" })).toHaveFocus());
    const words = await canvas.findByText("Subtotal $461.00 without Design for Manufacture.");
    await expect(words).toHaveAttribute("role", "status");
    await expect(canvas.queryByText("Item Removed from Cart"), "that is the toast's to say").not.toBeInTheDocument();
  },
};

export const RemovingTheLastLineFocusesTheEmptyMessage: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove Circuit Thinking" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Remove The Quiet Supply Chain" })).toHaveFocus());
    // faster than any window is drawn: the next line is about to go when its neighbor does
    await fireEvent.click(document.activeElement!);
    await fireEvent.click(canvas.getByRole("button", { name: "Remove Design for Manufacture" }));
    await waitFor(() => expect(canvas.getByRole("group", { name: "Your cart is empty" })).toHaveFocus());
    await expect(canvas.getByText(/was removed\.$/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Update Cart" })).not.toBeInTheDocument();
  },
};

export const RemovalCanBeUndone: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove The Quiet Supply Chain" }));
    await userEvent.click(await canvas.findByRole("button", { name: undo }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("button", { name: "Remove The Quiet Supply Chain" })).toHaveFocus();
    await expect(canvas.getAllByRole("button", { name: /^Remove/ }).map(({ ariaLabel }) => ariaLabel)).toEqual([
      "Remove Design for Manufacture",
      "Remove The Quiet Supply Chain",
      "Remove Circuit Thinking",
    ]);
    await expect(canvas.queryByRole("button", { name: undo })).not.toBeInTheDocument();
  },
};

/** Steps after a removal must not say the total a second time: the row says theirs. */
export const AnnouncesTheTotalOnce: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove Design for Manufacture" }));
    await canvas.findByText("Subtotal $461.00 without Design for Manufacture.");
    await userEvent.click(canvas.getByRole("button", { name: "Increase quantity of Circuit Thinking" }));
    await expect(await canvas.findByText(/^Subtotal \$637\.00 without/)).toHaveAttribute("aria-live", "off");
  },
};

export const TheLastLineCanBeRestored: Story = {
  beforeEach: storedShop({ cart: [storedLine(5, 1)] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove Materials, Plainly" }));
    await userEvent.click(await canvas.findByRole("button", { name: undo }));
    await expect(canvas.getByRole("button", { name: "Remove Materials, Plainly" })).toHaveFocus();
  },
};

export const Empty: Story = {
  beforeEach: storedShop(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Circuit Thinking" })).toHaveAttribute("href", "/product-single/4");
    await expect(canvas.queryByRole("table")).not.toBeInTheDocument();
  },
};

export const UndoInSmallWindows: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove Design for Manufacture" }));
    const { top, bottom, right } = (await canvas.findByRole("button", { name: undo })).getBoundingClientRect();
    await expect(top, "it is in view wherever the line was").toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(right, "and clear of the way back to the top").toBeLessThanOrEqual(window.innerWidth - 60);
    await expect(overflow()).toBe(0);
  },
};
