import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { productById } from "#content/product.ts";
import { ZoomPicture } from "#sections/catalog/zoom-picture.tsx";
import { elementAtCenter } from "../../measure.ts";

const { title, proImg } = productById(1)!;

const meta = {
  title: "Sections/Catalog/Zoom picture",
  component: ZoomPicture,
  args: { title, photo: proImg },
} satisfies Meta<typeof ZoomPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NamesTheSubject: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img")).toHaveAccessibleName(proImg.alt);
    await expect(canvas.getByRole("button", { name: "Zoom: From Idea to Market" })).toBeVisible();
    await expect(canvas.getByText("Zoom")).toBeVisible();
  },
};

export const OpensOnAPressAnywhereOnThePicture: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(elementAtCenter(canvas.getByRole("img"))).toBe(canvas.getByRole("button"));
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(screen.getByRole("dialog", { name: "From Idea to Market" })).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Zoom: From Idea to Market" })).toHaveFocus());
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};

/** The button covers nothing of the dimension lines. */
export const TheButtonIsBelowThePicture: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole("img").getBoundingClientRect();
    await expect(canvas.getByRole("button").getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
  },
};
