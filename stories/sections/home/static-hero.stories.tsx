import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { caseStudy } from "#content/home-case-study.ts";
import { factory } from "#content/home-factory.ts";
import { freight } from "#content/home-freight.ts";
import { studio } from "#content/home-studio.ts";
import { StaticHero } from "#sections/home/static-hero.tsx";
import { atWidth } from "../../carousel.ts";
import { countColumns, fitsSmallWindow, overflow, textRect } from "../../measure.ts";
import { inTheme } from "../../surface.tsx";

const meta = {
  title: "Sections/Home/Static hero",
  component: StaticHero,
  parameters: { layout: "fullscreen" },
  args: { hero: studio.hero, layout: "object", surface: "inverse" },
} satisfies Meta<typeof StaticHero>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const picture = (canvas: Canvas) => canvas.getByRole("img").getBoundingClientRect();

/** The sides of a cut-out are empty, so the text may overlap a twentieth of its frame. */
const showsTheWholeObject: Story["play"] = async ({ canvas, args: { hero } }) => {
  await expect(overflow()).toBe(0);
  await expect(getComputedStyle(canvas.getByRole("img")).objectFit).toBe("scale-down");
  const { left, bottom, width } = picture(canvas);
  for (const element of [canvas.getByRole("heading"), canvas.getByText(hero.text)]) {
    if (window.innerWidth < 960) await expect(textRect(element).top).toBeGreaterThanOrEqual(bottom);
    else await expect(textRect(element).right).toBeLessThanOrEqual(left + width * 0.05);
  }
};

export const ObjectAt320: Story = { globals: atWidth(320), play: showsTheWholeObject };
export const ObjectAt960: Story = { globals: atWidth(960), play: showsTheWholeObject };
export const ObjectAt1280: Story = { globals: atWidth(1280), play: showsTheWholeObject };
export const ObjectAt1920: Story = { globals: atWidth(1920), play: showsTheWholeObject };
export const ObjectInHighContrast: Story = { decorators: [inTheme("contrast")] };

/** Nothing is cut off: the picture has the proportions of its file. */
export const PhotographBesideTheText: Story = {
  args: { hero: caseStudy.hero, layout: "photo", surface: "page" },
  globals: atWidth(1280),
  play: async ({ canvas, args: { hero } }) => {
    const { left, width, height } = picture(canvas);
    for (const element of [canvas.getByRole("heading"), canvas.getByText(hero.text)])
      await expect(textRect(element).right).toBeLessThan(left);
    const { w, h } = hero.photo!.picture;
    await expect(width / height).toBeCloseTo(w / h, 2);
  },
};

const content = <p>Content instead of a picture.</p>;

export const ContentBesideTheText: Story = {
  args: { hero: factory.hero, layout: "split", surface: "page", visual: content },
  globals: atWidth(1280),
  play: async ({ canvas, args: { hero } }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
    const { left } = canvas.getByText("Content instead of a picture.").getBoundingClientRect();
    await expect(textRect(canvas.getByText(hero.text)).right).toBeLessThan(left);
  },
};

export const ContentBelowTheText: Story = {
  args: { hero: freight.hero, layout: "stacked", surface: "inverse", visual: content },
  globals: atWidth(1280),
  play: async ({ canvas, args: { hero } }) => {
    const { top } = canvas.getByText("Content instead of a picture.").getBoundingClientRect();
    await expect(canvas.getByText(hero.text).getBoundingClientRect().bottom).toBeLessThan(top);
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

export const LoadsItsPictureEagerly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img")).toHaveAttribute("loading", "eager");
    await expect(canvas.getByRole("img")).toHaveAttribute("fetchpriority", "high");
  },
};

export const FactsInOneRowOnADesktop: Story = {
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
  args: { hero: { ...factory.hero, facts: studio.hero.facts }, layout: "stacked", surface: "page" },
};
