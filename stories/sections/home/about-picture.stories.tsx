import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { aboutIntro } from "#content/about-intro.ts";
import { AboutPicture } from "#sections/home/about-picture.tsx";
import { fitsSmallWindow } from "../../measure.ts";

const meta = {
  title: "Sections/Home/About picture",
  component: AboutPicture,
  args: { photo: aboutIntro.photo },
  decorators: [
    (Story) => (
      <div className="grid py-16 md:grid-cols-12">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AboutPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TakesSevenColumnsOfTwelve: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    const { width } = canvas.getByRole("img", { name: aboutIntro.photo.alt }).getBoundingClientRect();
    await expect(width).toBeGreaterThan(600);
    await expect(width).toBeLessThanOrEqual(800);
  },
};

export const InSmallWindows: Story = fitsSmallWindow;
