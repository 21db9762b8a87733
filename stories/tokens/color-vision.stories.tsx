import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { distinctColors } from "#build/tokens/color-vision.ts";
import { DistinctColors, PaletteWithColorVision } from "./color-vision-table.tsx";
import { filterId } from "./vision-filter.ts";

const meta = {
  title: "Foundations/Color vision",
  component: DistinctColors,
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof DistinctColors>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StatesAndQuantities: Story = {};

export const Palette: Story = { render: () => <PaletteWithColorVision /> };

export const EveryDifferencePassesInEachTheme: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const theme of ["Light", "Dark", "High contrast"]) {
      await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Theme" }), theme);
      await expect(canvas.getAllByText(/passes$/)).toHaveLength(distinctColors.length * 5);
      await expect(canvas.queryByText(/fails$/)).not.toBeInTheDocument();
    }
  },
};

export const TheToolbarFiltersStoriesWithThePublishedMatrices: Story = {
  globals: { vision: "protanopia" },
  play: async () => {
    await expect(getComputedStyle(document.body).filter).toContain(filterId("protanopia"));
    const filter = document.getElementById(filterId("protanopia"));
    await expect(filter?.querySelector("feColorMatrix")).toHaveAttribute(
      "values",
      expect.stringMatching(/^0\.152286 /),
    );
  },
};
