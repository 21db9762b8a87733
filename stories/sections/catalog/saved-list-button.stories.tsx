import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { SavedListButton, type SavedListButtonProps } from "#sections/catalog/saved-list-button.tsx";
import { Dialog } from "#ui/dialog.tsx";

const loadWishlist: SavedListButtonProps["loadPanel"] = async () => (control) => (
  <Dialog {...control} title="Wishlist">
    <p>Two books</p>
  </Dialog>
);

const loadPanel = fn(loadWishlist);

const meta = {
  title: "Sections/Catalog/Saved list button",
  component: SavedListButton,
  args: {
    label: "Wishlist",
    icon: "heart",
    count: 2,
    loadPanel,
    renderPanel: (Panel, control) => (
      <Panel {...control} items={[]} suggestions={[]} onAdd={fn()} onRemove={fn()} onEmpty={fn()} />
    ),
  },
  beforeEach: () => {
    loadPanel.mockReset().mockImplementation(loadWishlist);
  },
} satisfies Meta<typeof SavedListButton>;
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

export const CountUnknown: Story = {
  args: { count: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Wishlist" })).toBeVisible();
  },
};

export const LoadsTheDialogOnTheFirstPress: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(loadPanel).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button"));
    await expect(await screen.findByRole("dialog", { name: "Wishlist" })).toBeVisible();
    await expect(loadPanel).toHaveBeenCalledOnce();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByRole("button")).toHaveFocus();
  },
};

export const PressedAgainItRetriesAFailure: Story = {
  beforeEach: () => {
    loadPanel.mockRejectedValueOnce(new Error("offline"));
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Wishlist, 2 items" });
    await userEvent.click(button);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("This could not be loaded.");
    await userEvent.click(button);
    await expect(await screen.findByRole("dialog", { name: "Wishlist" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(button).toHaveFocus());
  },
};
