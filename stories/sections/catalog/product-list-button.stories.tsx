import type { Meta, StoryObj } from "@storybook/react-vite";
import { lazy } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { ProductListButton } from "#sections/catalog/product-list-button.tsx";
import { Dialog } from "#ui/dialog.tsx";

const arrives = fn();
const LateDialog = lazy(async () => {
  arrives();
  return { default: Dialog };
});

const meta = {
  title: "Sections/Catalog/Product list button",
  component: ProductListButton,
  args: {
    label: "Wishlist",
    icon: "heart",
    count: 2,
    renderPanel: (control) => (
      <LateDialog {...control} title="Wishlist">
        <p>Two books</p>
      </LateDialog>
    ),
  },
} satisfies Meta<typeof ProductListButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Counts: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Wishlist, 2 items" });
    await expect(button).toHaveAttribute("aria-haspopup", "dialog");
    await expect(canvas.getByText("2")).toBeVisible();
  },
};

export const CountsOne: Story = {
  args: { count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Wishlist, 1 item" })).toBeVisible();
  },
};

export const CountNotKnownYet: Story = {
  args: { count: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Wishlist" })).toBeVisible();
  },
};

export const AsksForTheDialogWhenPressed: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(arrives).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button"));
    await expect(await screen.findByRole("dialog", { name: "Wishlist" })).toBeVisible();
    await expect(arrives).toHaveBeenCalledOnce();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByRole("button")).toHaveFocus();
  },
};
