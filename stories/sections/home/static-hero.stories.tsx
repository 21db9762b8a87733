import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { factory } from "#content/home-factory.ts";
import { freight } from "#content/home-freight.ts";
import { journal } from "#content/home-journal.ts";
import { offer } from "#content/home-offer.ts";
import { studio } from "#content/home-studio.ts";
import { StaticHero } from "#sections/home/static-hero.tsx";
import { at } from "../../carousel.ts";
import { overflow, words } from "../../measure.ts";

const meta = {
  title: "Sections/Home/Static hero",
  component: StaticHero,
  parameters: { layout: "fullscreen" },
  args: { hero: offer.hero },
} satisfies Meta<typeof StaticHero>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const picture = (canvas: Canvas) => canvas.getByRole("img").getBoundingClientRect();

export const WordsBesideAFramedPicture: Story = {
  globals: at(1280),
  play: async ({ canvas, args: { hero } }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: hero.title })).toBeVisible();
    await expect(canvas.getByRole("img", { name: hero.photo?.alt ?? "" })).toBeVisible();
    await expect(words(canvas.getByText(hero.text)).right).toBeLessThan(picture(canvas).left);
    await expect(picture(canvas).right).toBeLessThan(document.documentElement.clientWidth);
  },
};

/** A picture made for heroes is quiet in its left third; its words may reach into that. */
const wordsStandOnQuietGround: Story["play"] = async ({ canvas, args: { hero } }) => {
  await expect(overflow()).toBe(0);
  const { left, right, width, top } = picture(canvas);
  await expect(right).toBe(document.documentElement.clientWidth);
  for (const element of [canvas.getByRole("heading"), canvas.getByText(hero.text)]) {
    if (window.innerWidth < 960) await expect(words(element).bottom).toBeLessThanOrEqual(top);
    else await expect(words(element).right).toBeLessThanOrEqual(left + width * 0.12);
  }
};

const line = { hero: factory.hero, ground: "image" } as const;
export const PictureRunsToTheEdgeAt320: Story = { args: line, globals: at(320), play: wordsStandOnQuietGround };
export const PictureRunsToTheEdgeAt960: Story = { args: line, globals: at(960), play: wordsStandOnQuietGround };
export const PictureRunsToTheEdgeAt1280: Story = { args: line, globals: at(1280), play: wordsStandOnQuietGround };
export const PictureRunsToTheEdgeAt1920: Story = { args: line, globals: at(1920), play: wordsStandOnQuietGround };

export const OnDarkGround: Story = {
  args: { hero: studio.hero, ground: "inverse" },
  globals: at(1280),
  play: wordsStandOnQuietGround,
};

export const PictureBelowTheWords: Story = {
  args: { hero: freight.hero, layout: "stacked" },
  globals: at(1280),
  play: async ({ canvas, args: { hero } }) => {
    await expect(picture(canvas).top).toBeGreaterThan(canvas.getByText(hero.text).getBoundingClientRect().bottom);
  },
};

export const WordsAlone: Story = {
  args: { hero: journal.hero, layout: "stacked" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
  },
};

export const ItsPictureComesAtOnceInACropForSmallWindows: Story = {
  args: line,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("img")).toHaveAttribute("loading", "eager");
    await expect(canvas.getByRole("img")).toHaveAttribute("fetchpriority", "high");
    const crops = [...canvasElement.querySelectorAll("source")].filter(({ srcset }) => srcset.includes("-mobile-"));
    await expect(crops.map(({ media }) => media)).toEqual(["(width < 600px)", "(width < 600px)"]);
  },
};

export const FactsInATitleBlock: Story = {
  args: line,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(
      factory.hero.facts?.map(({ term }) => term),
    );
  },
};
