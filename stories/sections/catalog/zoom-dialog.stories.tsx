import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, within } from "storybook/test";
import { productById } from "#content/product.ts";
import { ZoomDialog } from "#sections/catalog/zoom-dialog.tsx";

const { title, proImg } = productById(2)!;

const meta = {
  title: "Sections/Catalog/Zoom dialog",
  component: ZoomDialog,
  // An open dialog would make the rest of the documentation inert.
  parameters: { docs: { story: { inline: false, height: "560px" } } },
  args: { title, photo: proImg, open: true, onOpenChange: fn() },
  // An open dialog would cover the documentation.
  tags: ["!autodocs"],
} satisfies Meta<typeof ZoomDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole("dialog", { name: "Design for Manufacture" }));
    await expect(dialog.getByRole("img")).toHaveAccessibleName(proImg.alt);
    await userEvent.click(dialog.getByRole("button", { name: "Close" }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** The keys of the view work immediately; Tab moves to its buttons and then to Close. */
export const FocusesTheView: Story = {
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole("dialog"));
    await expect(dialog.getByRole("region", { name: "Enlarged picture" })).toHaveFocus();
    await userEvent.keyboard("+");
    const stops = ["Zoom in", "Zoom out", "Reset", "Close"];
    for (const name of stops) {
      await userEvent.tab();
      await expect(dialog.getByRole("button", { name })).toHaveFocus();
    }
  },
};

export const EscapeCloses: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const FitsInTheWindow: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async () => {
    const dialog = await screen.findByRole("dialog");
    const { top, bottom } = dialog.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const InSmallWindows: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole("dialog"));
    const view = dialog.getByRole("region", { name: "Enlarged picture" });
    await expect(view.clientWidth).toBeGreaterThanOrEqual(200);
    await userEvent.click(dialog.getByRole("button", { name: "Zoom in" }));
    await expect(dialog.getByRole("img").getBoundingClientRect().width).toBeGreaterThan(view.clientWidth);
  },
};

export const Closed: Story = {
  args: { open: false },
  play: async () => {
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};
