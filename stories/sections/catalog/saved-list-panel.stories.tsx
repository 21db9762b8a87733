import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { products } from "#content/product.ts";
import {
  SavedProductCover,
  SavedProductTitle,
  SavedListPanel,
  type SavedListPanelProps,
} from "#sections/catalog/saved-list-panel.tsx";
import { formatProduct } from "#shop/format-product.ts";
import { Button } from "#ui/button.tsx";

/** A list that forgets, as the shop's do. */
function Forgetting(props: SavedListPanelProps) {
  const [open, setOpen] = useState(false);
  const [items, setItems] = useState(props.items);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <SavedListPanel
        {...props}
        open={open}
        onOpenChange={setOpen}
        items={items}
        onRemove={(id) => {
          setItems(items?.filter((item) => item.id !== id));
          props.onRemove(id);
        }}
        onEmpty={() => {
          setItems([]);
          props.onEmpty();
        }}
      />
    </>
  );
}

const meta = {
  title: "Sections/Catalog/Saved list panel",
  component: SavedListPanel,
  args: {
    open: false,
    onOpenChange: fn(),
    title: "Wishlist",
    noun: "wishlist",
    hint: "Press the heart on a book to save it here.",
    items: products.slice(0, 3).map((product) => formatProduct(product)),
    suggestions: products.slice(0, 4).map((product) => formatProduct(product)),
    onRemove: fn(),
    onEmpty: fn(),
    renderItems: (items, renderRemove) => (
      <ul role="list">
        {items.map((item) => (
          <li key={item.id} className="flex items-center gap-4">
            <span className="w-16">
              <SavedProductCover photo={item.photo} />
            </span>
            <SavedProductTitle {...item} />
            {renderRemove(item)}
          </li>
        ))}
      </ul>
    ),
  },
  render: (args) => <Forgetting {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open" }));
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Wishlist" })).toBeVisible());
  },
} satisfies Meta<typeof SavedListPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = meta.play;
const remover = (title: string) => screen.getByRole("button", { name: `Remove ${title} from wishlist` });

export const Filled: Story = {};

export const Empty: Story = {
  args: { items: [] },
  play: async (context) => {
    await open(context);
    await expect(screen.getByText("Your wishlist is empty")).toBeVisible();
    await expect(screen.getByRole("heading", { level: 3, name: "Your wishlist is empty" })).toBeVisible();
    await expect(screen.getByText("Press the heart on a book to save it here.")).toBeVisible();
    await expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "From Idea to Market",
      "Design for Manufacture",
    ]);
    await expect(screen.queryByRole("button", { name: "Empty the list" })).toBeNull();
  },
};

/** Until the browser has answered, a list is not said to be empty. */
export const Loading: Story = {
  args: { items: undefined },
  play: async (context) => {
    await open(context);
    await expect(screen.getByText("Looking up your wishlist in this browser…")).toBeVisible();
    await expect(screen.queryByText(/is empty/)).toBeNull();
  },
};

export const RemovalFocusesTheNextItem: Story = {
  play: async (context) => {
    await open(context);
    await context.userEvent.click(remover("Design for Manufacture"));
    await expect(context.args.onRemove).toHaveBeenLastCalledWith(2);
    await expect(remover("The Quiet Supply Chain")).toHaveFocus();
    await context.userEvent.keyboard("{Enter}");
    await expect(remover("From Idea to Market")).toHaveFocus();
    await context.userEvent.keyboard("{Enter}");
    await expect(screen.getByText("Your wishlist is empty").parentElement).toHaveFocus();
  },
};

export const EmptiesTheList: Story = {
  play: async (context) => {
    await open(context);
    await context.userEvent.click(screen.getByRole("button", { name: "Empty the list" }));
    await expect(context.args.onEmpty).toHaveBeenCalledOnce();
    await expect(context.args.onRemove).not.toHaveBeenCalled();
    await expect(screen.getByText("Your wishlist is empty").parentElement).toHaveFocus();
  },
};

/** What the catalog no longer has leads nowhere and has no picture, and can still be taken off. */
export const NoLongerInTheCatalog: Story = {
  args: {
    items: [{ ...formatProduct(products[0]!), id: 12, title: "Slide Rules", available: false, photo: undefined }],
  },
  play: async (context) => {
    await open(context);
    const list = within(screen.getByRole("list"));
    await expect(list.getByText("Slide Rules")).toBeVisible();
    await expect(list.queryByRole("link")).toBeNull();
    await expect(remover("Slide Rules")).toBeVisible();
  },
};
