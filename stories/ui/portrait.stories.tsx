import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { teamCards } from "#content/team-card.ts";
import { Portrait } from "#ui/portrait.tsx";

const [first] = teamCards;

const meta = {
  title: "UI/Portrait",
  component: Portrait,
  args: { src: first.portrait, alt: first.portraitAlt },
  decorators: [
    (Story) => (
      <div className="max-w-panel">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Portrait>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Square: Story = {
  args: { radius: "frame", loading: "eager" },
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>("img", { name: first.portraitAlt });
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
    const { width, height } = image.getBoundingClientRect();
    await expect(width).toBeCloseTo(height, 0);
  },
};

export const InACard: Story = {
  args: { ratio: "photo" },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole("img").getBoundingClientRect();
    await expect(width / height).toBeCloseTo(4 / 3, 1);
  },
};

export const ReservesItsSpaceBeforeItLoads: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img")).toHaveAttribute("width", "800");
    await expect(canvas.getByRole("img")).toHaveAttribute("height", "800");
    await expect(canvas.getByRole("img")).toHaveAttribute("loading", "lazy");
  },
};
