import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { film } from "#content/film";
import { FilmOffer } from "#sections/film-offer";
import { fitsASmallScreen, Player, playsTheFilm } from "../home";

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
  decorators: [
    (Story) => (
      <div className="bg-image p-8 text-on-image" data-surface="image">
        <Story />
      </div>
    ),
  ],
};

export const OnDarkBands: Story = {
  args: { tone: "inverse" },
  decorators: [
    (Story) => (
      <div className="bg-inverse p-8 text-on-inverse" data-surface="inverse">
        <Story />
      </div>
    ),
  ],
};

export const PlaysIt: Story = playsTheFilm;
export const OnASmallScreen: Story = fitsASmallScreen;
