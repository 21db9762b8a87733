import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { practices } from "#content/practice";
import { PracticesPage } from "#pages/practices";
import { columns, overflow } from "../measure";
import { expectAPage, inMain, trail, wholePage } from "../whole-page";

const meta = {
  title: "Pages/Practices",
  component: PracticesPage,
  parameters: { ...wholePage, path: "/service" },
  decorators: [inMain],
} satisfies Meta<typeof PracticesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WhatWeAdviseOn: Story = {
  play: async ({ canvasElement }) => {
    await expectAPage(canvasElement, { title: "Advisory practices", heading: "Advisory practices", path: "/service" });
    await expect(trail(canvasElement)).toEqual(["Home", "Advisory practices"]);
  },
};

export const EveryCardLeadsToItsPractice: Story = {
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole("article");
    await expect(cards).toHaveLength(practices.length);
    for (const [index, { id, title, description }] of practices.entries()) {
      const card = within(cards[index]!);
      await expect(card.getByText(description)).toBeVisible();
      await expect(card.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
        `/service-single/${id}`,
        `/service-single/${id}`,
      ]);
      await expect(card.getByRole("link", { name: `Details: ${title}` })).toBeVisible();
    }
  },
};

export const OnASmallScreen: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    await expect(columns(canvas.getAllByRole("article"))).toBe(1);
    await expect(overflow()).toBe(0);
  },
};
