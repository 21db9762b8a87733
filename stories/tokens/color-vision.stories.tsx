import type { Meta, StoryObj } from "@storybook/react-vite";
import { addons } from "storybook/preview-api";
import { expect } from "storybook/test";
import { distinctColors } from "#tools/tokens/color-vision.ts";
import { DistinctColors, DistinctShapes, PaletteWithColorVision } from "./color-vision-table.tsx";
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

export const ToldApartByShape: Story = { tags: ["example"], render: () => <DistinctShapes /> };

export const Palette: Story = { tags: ["example"], render: () => <PaletteWithColorVision /> };

export const EveryDifferencePassesInEachTheme: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const theme of ["Light", "Dark", "High contrast"]) {
      await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Theme" }), theme);
      await expect(canvas.getAllByText(/passes$/)).toHaveLength(distinctColors.length * 5);
      await expect(canvas.queryByText(/fails$/)).not.toBeInTheDocument();
    }
  },
};

export const TheToolbarFiltersThePageWithThePublishedMatrices: Story = {
  play: async () => {
    const filter = () => getComputedStyle(document.body).filter;
    addons.getChannel().emit("globalsUpdated", { globals: { vision: "protanopia" } });
    await expect(filter()).toContain(filterId("protanopia"));
    const matrix = document.getElementById(filterId("protanopia"))?.querySelector("feColorMatrix");
    await expect(matrix).toHaveAttribute("values", expect.stringMatching(/^0\.152286 /));
    addons.getChannel().emit("globalsUpdated", { globals: {} });
    await expect(filter()).toBe("none");
  },
};
