import type { Meta, StoryObj } from "@storybook/react-vite";
import { addons } from "storybook/preview-api";
import { expect } from "storybook/test";
import { themes } from "#lib/theme/themes.ts";
import { colorVisionNames, distinctColors, distinctShapes, simulate } from "#tools/tokens/color-vision.ts";
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

/** The stories of components by file. */
const componentStories = import.meta.glob<object>("../ui/*.stories.tsx");

export const ToldApartByShape: Story = {
  tags: ["example"],
  render: () => <DistinctShapes />,
  play: async () => {
    for (const { story } of distinctShapes) {
      const [, component = "", name = ""] = /^ui-(.+)--(.+)$/.exec(story) ?? [];
      const stories = Object.keys((await componentStories[`../ui/${component}.stories.tsx`]?.()) ?? {});
      await expect(stories.map((one) => one.toLowerCase())).toContain(name.replaceAll("-", ""));
    }
  },
};

export const Palette: Story = {
  tags: ["example"],
  render: () => <PaletteWithColorVision />,
  play: async ({ step }) => {
    await step("White, black and gray stay what they are", async () => {
      for (const vision of colorVisionNames)
        for (const level of [0, 0.5, 1])
          for (const part of simulate({ components: [level, level, level] }, vision).components)
            await expect(part).toBeCloseTo(level, 2);
    });
    await step("Red with protanopia is the dark yellow of Machado et al.", async () => {
      const { components } = simulate({ components: [1, 0, 0] }, "protanopia");
      await expect(components.map((part) => Math.round(part * 255))).toEqual([109, 95, 0]);
    });
  },
};

export const EveryDifferencePassesInEachTheme: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const { title: theme } of Object.values(themes)) {
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
