import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { freight } from "#content/home-freight.ts";
import { HeroText } from "#sections/home/hero-text.tsx";
import { atWidth } from "../../carousel.ts";
import { countColumns, fitsSmallWindow } from "../../measure.ts";

const meta = {
  title: "Sections/Home/Hero text",
  component: HeroText,
  args: { hero: freight.hero, layout: "column" },
} satisfies Meta<typeof HeroText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HeadingTextAndOneAction: Story = {
  play: async ({ canvas, args: { hero } }) => {
    const { title, text, action } = hero;
    await expect(canvas.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByRole("link", { name: action.label })).toHaveAttribute("href", action.to);
  },
};

export const InARow: Story = {
  args: { layout: "row" },
  globals: atWidth(1280),
  play: async ({ canvas }) => {
    await expect(countColumns([canvas.getByRole("heading"), canvas.getByRole("link")])).toBe(2);
  },
};

export const WithASecondAction: Story = {
  args: { children: <p>A two-minute video.</p> },
  globals: atWidth(1280),
  play: async ({ canvas }) => {
    const button = canvas.getByRole("link").getBoundingClientRect();
    await expect(canvas.getByText("A two-minute video.").getBoundingClientRect().left).toBeGreaterThan(button.right);
  },
};

export const InASmallWindow: Story = { ...fitsSmallWindow, args: { layout: "row" } };
