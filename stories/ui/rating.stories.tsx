import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Rating } from "#ui/rating.tsx";
import type { Guide } from "../docs/guide.tsx";

const meta = {
  title: "UI/Rating",
  component: Rating,
  args: { value: 5, reviewCount: 25 },
  parameters: {
    guide: {
      when: "For the mean of reviews, or for one review.",
      instead: { "stars that visitors choose": "`RatingInput`" },
      wcag: ["1.1.1", "1.4.1"],
    } satisfies Guide,
  },
} satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

const starFills = (root: HTMLElement) => [...root.querySelectorAll("path")].map((star) => getComputedStyle(star).fill);

export const FiveOfFive: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole("img")).toHaveLength(1);
    await expect(canvas.getByRole("img")).toHaveAccessibleName("Rated 5 out of 5, 25 customer reviews");
    const [first, ...rest] = starFills(canvasElement);
    await expect(rest, "all five stars are filled").toEqual([first, first, first, first]);
  },
};

export const Large: Story = { tags: ["example"], args: { size: "large" } };

export const OneReview: Story = {
  args: { reviewCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img")).toHaveAccessibleName("Rated 5 out of 5, 1 customer review");
  },
};

/** Empty stars are outlines, which differ from filled stars by more than color. */
export const ThreeOfFive: Story = {
  args: { value: 3 },
  render: ({ value }) => <Rating value={value} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("img")).toHaveAccessibleName("Rated 3 out of 5");
    const fills = starFills(canvasElement);
    await expect(new Set(fills.slice(0, 3)).size).toBe(1);
    await expect(new Set(fills.slice(3))).toEqual(new Set(["rgba(0, 0, 0, 0)"]));
    await expect(fills[0]).not.toBe(fills[4]);
  },
};
