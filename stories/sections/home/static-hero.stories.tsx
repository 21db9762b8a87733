import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { consulting } from "#content/home-consulting.ts";
import { factory } from "#content/home-factory.ts";
import { freight } from "#content/home-freight.ts";
import { journal } from "#content/home-journal.ts";
import { studio } from "#content/home-studio.ts";
import { StaticHero } from "#sections/home/static-hero.tsx";
import { atWidth } from "../../carousel.ts";
import { countColumns, fitsSmallWindow, overflow, textRect } from "../../measure.ts";

const meta = {
  title: "Sections/Home/Static hero",
  component: StaticHero,
  parameters: { layout: "fullscreen" },
  args: { hero: consulting.hero },
} satisfies Meta<typeof StaticHero>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const picture = (canvas: Canvas) => canvas.getByRole("img").getBoundingClientRect();

export const HeadingTextAndOneAction: Story = {
  play: async ({ canvas, args: { hero } }) => {
    const { title, text, action } = hero;
    await expect(canvas.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByRole("link", { name: action.label })).toHaveAttribute("href", action.to);
  },
};

export const TextBesideAFramedPicture: Story = {
  globals: atWidth(1280),
  play: async ({ canvas, args: { hero } }) => {
    await expect(canvas.getByRole("img", { name: hero.photo?.alt ?? "" })).toBeVisible();
    await expect(textRect(canvas.getByText(hero.text)).right).toBeLessThan(picture(canvas).left);
    await expect(picture(canvas).right).toBeLessThan(document.documentElement.clientWidth);
  },
};

/** The left third of a hero picture is empty, so the text may overlap the first 12% of the picture. */
const textAvoidsTheSubject: Story["play"] = async ({ canvas, args: { hero } }) => {
  await expect(overflow()).toBe(0);
  const { left, right, width, top } = picture(canvas);
  await expect(right).toBe(document.documentElement.clientWidth);
  for (const element of [canvas.getByRole("heading"), canvas.getByText(hero.text)]) {
    if (window.innerWidth < 960) await expect(textRect(element).bottom).toBeLessThanOrEqual(top);
    else await expect(textRect(element).right).toBeLessThanOrEqual(left + width * 0.12);
  }
};

const fullBleed = { hero: factory.hero, surface: "hero" } as const;
export const FullBleedPictureAt320: Story = { args: fullBleed, globals: atWidth(320), play: textAvoidsTheSubject };
export const FullBleedPictureAt960: Story = { args: fullBleed, globals: atWidth(960), play: textAvoidsTheSubject };
export const FullBleedPictureAt1280: Story = { args: fullBleed, globals: atWidth(1280), play: textAvoidsTheSubject };
export const FullBleedPictureAt1920: Story = { args: fullBleed, globals: atWidth(1920), play: textAvoidsTheSubject };

export const OnInverse: Story = {
  args: { hero: studio.hero, surface: "inverse" },
  globals: atWidth(1280),
  play: textAvoidsTheSubject,
};

export const PictureBelowTheText: Story = {
  args: { hero: freight.hero, layout: "stacked" },
  globals: atWidth(1280),
  play: async ({ canvas, args: { hero } }) => {
    await expect(picture(canvas).top).toBeGreaterThan(canvas.getByText(hero.text).getBoundingClientRect().bottom);
  },
};

export const WithoutAPicture: Story = {
  args: { hero: journal.hero, layout: "stacked" },
  globals: atWidth(1280),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
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
export const LoadsItsPictureEagerlyWithACropForSmallViewports: Story = {
  args: fullBleed,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("img")).toHaveAttribute("loading", "eager");
    await expect(canvas.getByRole("img")).toHaveAttribute("fetchpriority", "high");
    const crops = [...canvasElement.querySelectorAll("source")].filter(({ srcset }) => srcset.includes("-mobile-"));
    await expect(crops.map(({ media }) => media)).toEqual(["(width < 37.5rem)", "(width < 37.5rem)"]);
  },
};

export const FactsInOneRowOnADesktop: Story = {
  args: fullBleed,
  globals: atWidth(1280),
  play: async ({ canvas, args: { hero } }) => {
    const facts = hero.facts ?? [];
    await expect(canvas.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(
      facts.map(({ term }) => term),
    );
    await expect(countColumns(canvas.getAllByRole("definition"))).toBe(facts.length);
  },
};

export const WithoutAPictureOnASmallScreen: Story = {
  ...fitsSmallWindow,
  args: { hero: { ...journal.hero, facts: studio.hero.facts }, layout: "stacked" },
};
