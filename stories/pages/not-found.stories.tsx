import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { notFound } from "#content/not-found.ts";
import { NotFoundPage } from "#pages/not-found.tsx";
import { fitsSmallWindow } from "../measure.ts";
import { expectAPage, inMain, trail, wholePage } from "../page-contract.tsx";

const meta = {
  title: "Pages/Not found",
  component: NotFoundPage,
  parameters: { ...wholePage, path: "/no-such-page" },
  decorators: [inMain],
} satisfies Meta<typeof NotFoundPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step("Title, heading and text", async () => {
      await expectAPage(canvasElement, { title: "Page not found", heading: "Oops! Page Not Found!", path: "/404" });
      await expect(trail(canvasElement)[0]).toBe("Home");
      await expect(canvas.getByText(notFound.text)).toBeVisible();
      await expect(canvas.getByRole("img", { name: notFound.photo.alt })).toBeVisible();
    });
    await step("Links home and to all pages", async () => {
      await expect(canvas.getByRole("link", { name: "See all pages" })).toHaveAttribute("href", "/site-map");
      await expect(canvas.getByRole("link", { name: "Back to home" })).toHaveAttribute("href", "/home");
    });
  },
};

export const OnASmallScreen: Story = fitsSmallWindow;
