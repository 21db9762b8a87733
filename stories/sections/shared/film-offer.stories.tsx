import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { video } from "#content/video.ts";
import { FilmOffer } from "#sections/shared/film-offer.tsx";
import { Player, playsTheVideo } from "../../home.tsx";
import { fitsSmallWindow } from "../../measure.ts";
import { onSurface } from "../../surface.tsx";

const meta = {
  title: "Sections/Shared/Film offer",
  component: FilmOffer,
  args: { video: video, Player },
} satisfies Meta<typeof FilmOffer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysWhatOneWillSee: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: `Play video: ${video.title}` })).toBeVisible();
    await expect(canvas.getByText(video.note)).toBeVisible();
  },
};

export const OnAnImagesGround: Story = {
  args: { tone: "image" },
  decorators: [onSurface("image")],
};

export const OnDarkBands: Story = {
  args: { tone: "inverse" },
  decorators: [onSurface("inverse")],
};

export const PlaysIt: Story = playsTheVideo;
export const OnASmallScreen: Story = fitsSmallWindow;
