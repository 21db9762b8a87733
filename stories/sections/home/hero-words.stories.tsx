import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { studio } from "#content/home-studio.ts";
import { HeroWords } from "#sections/home/hero-words.tsx";
import { columns, fitsASmallScreen } from "../../measure.ts";

const meta = {
  title: "Sections/Home/Hero words",
  component: HeroWords,
  args: {
    eyebrow: studio.hero.eyebrow,
    title: studio.hero.title,
    text: studio.hero.text,
    action: studio.hero.action,
  },
} satisfies Meta<typeof HeroWords>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThePagesHeadingAndOneThingToDo: Story = {
  play: async ({ canvas, args: { title, text, action } }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByRole("link", { name: action.label })).toHaveAttribute("href", action.to);
  },
};

export const TitleBesideTheRest: Story = {
  args: { layout: "row" },
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    await expect(columns([canvas.getByRole("heading"), canvas.getByRole("link")])).toBe(2);
  },
};

export const WithSomethingElseToDo: Story = {
  args: { children: <p>A film of two minutes.</p> },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("link").getBoundingClientRect();
    await expect(canvas.getByText("A film of two minutes.").getBoundingClientRect().top).toBeGreaterThan(button.bottom);
  },
};

export const OnASmallScreen: Story = fitsASmallScreen;
