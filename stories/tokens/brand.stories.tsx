import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { themeNames, themes } from "#lib/theme/themes.ts";
import { fitsSmallWindow } from "../measure.ts";
import { BrandComponents } from "./brand-components.tsx";

const meta = {
  title: "Foundations/Brand",
  component: BrandComponents,
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof BrandComponents>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Moss: Story = { globals: { brand: "moss" } };

export const Harbor: Story = { tags: ["example"], globals: { brand: "harbor" } };

export const Marigold: Story = { tags: ["example"], globals: { brand: "marigold" } };

export const TheToolbarSelectsTheBrandInEveryTheme: Story = {
  globals: { brand: "from-0a7f5a-8" },
  play: async ({ canvas }) => {
    for (const theme of themeNames.filter((name) => !themes[name].isHighContrast)) {
      const region = canvas.getByRole("region", { name: themes[theme].title });
      for (const button of region.querySelectorAll("button.bg-action")) {
        await expect(getComputedStyle(button).backgroundColor, theme).toBe("rgb(10, 127, 90)");
        await expect(getComputedStyle(button).borderRadius).toBe("8px");
      }
    }
  },
};

export const FitsASmallWindow: Story = { ...fitsSmallWindow, globals: { ...fitsSmallWindow.globals, brand: "moss" } };
