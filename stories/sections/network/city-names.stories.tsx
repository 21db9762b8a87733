import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { cities } from "#content/city.ts";
import { CityNames } from "#sections/network/city-names.tsx";
import { fitsSmallWindow } from "../../measure.ts";

const meta = {
  title: "Sections/Network/City names",
  component: CityNames,
  args: { cities },
} satisfies Meta<typeof CityNames>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllCities: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent)
        .toSorted(),
    ).toEqual(cities.map(({ name }) => name).toSorted());
  },
};
export const OnASmallScreen: Story = fitsSmallWindow;
