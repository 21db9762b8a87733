import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { products } from "#content/product.ts";
import { CardPhoto } from "#ui/card-photo.tsx";
import type { Guide } from "../docs/guide.tsx";
import { overflow } from "../measure.ts";

const meta = {
  title: "UI/Card photo",
  component: CardPhoto,
  parameters: {
    guide: {
      when: "For the picture of a card or of a product.",
      instead: { "a picture on its own": "`Picture`" },
      wcag: ["1.1.1", "2.3.3"],
      do: ["Place it at the top of a card, before the title."],
      dont: ["Use it for the largest image of the first screen; use an eager `Picture`."],
    } satisfies Guide,
  },
  args: { photo: products[0]!.proImg },
  decorators: [
    (Story) => (
      <div className="group max-w-panel">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CardPhoto>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Photograph: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole("img", { name: products[0]!.proImg.alt });
    await expect(picture).toHaveAttribute("loading", "lazy");
    const { width, height } = picture.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(4 / 3, 1);
  },
};

export const Square: Story = {
  tags: ["example"],
  args: { ratio: "square", radius: "card" },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole("img").getBoundingClientRect();
    await expect(width / height).toBeCloseTo(1, 1);
    await expect(overflow()).toBe(0);
  },
};
