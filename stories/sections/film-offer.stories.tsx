import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { film } from "#content/film";
import { FilmOffer } from "#sections/film-offer";
import { Player, playsTheFilm } from "../home";
import { fitsASmallScreen } from "../measure";
import { onSurface } from "../surface";

const meta = {
  title: "Sections/Film offer",
  component: FilmOffer,
  args: { video: film, Player },
} satisfies Meta<typeof FilmOffer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysWhatOneWillSee: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: `Play video: ${film.title}` })).toBeVisible();
    await expect(canvas.getByText(film.note)).toBeVisible();
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

export const PlaysIt: Story = playsTheFilm;
export const OnASmallScreen: Story = fitsASmallScreen;
