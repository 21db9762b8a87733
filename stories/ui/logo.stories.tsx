import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Logo } from "#ui/logo.tsx";
import type { Guide } from "../docs/guide.tsx";
import { onSurface } from "../surface.tsx";

const meta = {
  title: "UI/Logo",
  component: Logo,
  parameters: {
    guide: {
      when: "In the header, the footer and the menu, inside a link.",
      instead: { "another picture": "`Picture`" },
      wcag: ["1.1.1"],
    } satisfies Guide,
  },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnThePage: Story = {
  play: async ({ canvasElement }) => {
    const [bars, accent, letters] = [...canvasElement.querySelectorAll("svg > *")].map((part) =>
      getComputedStyle(part),
    );
    await expect(letters?.fill).toBe(getComputedStyle(canvasElement).color);
    await expect(bars?.fill).toBe(letters?.fill);
    await expect(accent?.fill).not.toBe(letters?.fill);
  },
};

export const OnInverseSurface: Story = {
  tags: ["example"],
  decorators: [onSurface("inverse")],
};
