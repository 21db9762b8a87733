import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { reviews } from "#content/review.ts";
import { ProductReview } from "#sections/catalog/product-review.tsx";

const meta = {
  title: "Sections/Catalog/Product review",
  component: ProductReview,
  args: { review: reviews[0]! },
} satisfies Meta<typeof ProductReview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FiveStars: Story = {
  play: async ({ args: { review }, canvas }) => {
    await expect(canvas.getByRole("img", { name: "Rated 5 out of 5" })).toBeVisible();
    await expect(canvas.getByText(review.text)).toBeVisible();
    await expect(canvas.getByRole("article", { name: review.name })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 3, name: review.name })).toBeVisible();
    await expect(canvas.getByRole("time")).toHaveAttribute("datetime", review.createdAt);
    await expect(canvas.getByRole("time")).toHaveTextContent(/^September \d+, 2021$/);
  },
};

export const TwoStars: Story = {
  args: { review: { ...reviews[1]!, rating: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Rated 2 out of 5" })).toBeVisible();
  },
};
