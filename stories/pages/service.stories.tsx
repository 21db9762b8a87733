import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { serviceById } from "#content/service.ts";
import { ServicePage } from "#pages/service.tsx";
import { countColumns, fitsSmallWindow } from "../measure.ts";
import { expectAPage, inMain, isNotFound, outline, trail, wholePage } from "../page-contract.tsx";

const manufacturing = serviceById("2")!;

const meta = {
  title: "Pages/Service",
  component: ServicePage,
  parameters: { ...wholePage, path: "/services/2" },
  decorators: [inMain],
  args: { service: manufacturing },
} satisfies Meta<typeof ServicePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step("Title, heading and outline", async () => {
      await expectAPage(canvasElement, {
        title: "Direct Manufacturing",
        heading: "Direct Manufacturing",
        path: "/services/2",
      });
      await expect(trail(canvasElement)).toEqual(["Home", "Services", "Direct Manufacturing"]);
      await expect(canvas.getByText("Service 2 of 3")).toBeVisible();
      await expect(outline(canvasElement).slice(0, 4)).toEqual([
        manufacturing.subTitle,
        "What we offer",
        "Our approach",
        "Related services",
      ]);
    });
    await step("Lists the scope", async () => {
      const offer = within(canvas.getByRole("region", { name: "What we offer" }));
      await expect(offer.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
        manufacturing.listTitle,
        manufacturing.listTitle2,
      ]);
      await expect(offer.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
        ...manufacturing.servicesArray.map(({ name }) => name),
        ...manufacturing.servicesArray2,
      ]);
    });
    await step("Links to related services and has a contact form", async () => {
      const related = within(canvas.getByRole("region", { name: "Related services" }));
      await expect(related.getByRole("link", { name: "OEM Sourcing & Logistics" })).toHaveAttribute(
        "href",
        "/services/3",
      );
      await expect(canvas.getByRole("form", { name: "Contact" })).toBeVisible();
    });
  },
};

export const ShowsTheApproach: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    const approach = within(canvas.getByRole("region", { name: "Our approach" }));
    for (const { title, text } of manufacturing.approach)
      for (const paragraph of [title, text]) await expect(approach.getByText(paragraph)).toBeVisible();
    await expect(approach.getAllByRole("img").map((image) => image.getAttribute("alt"))).toEqual(
      manufacturing.gallery.map(({ alt }) => alt),
    );
    await expect(countColumns(approach.getAllByRole("img"))).toBe(2);
  },
};

export const UnknownId: Story = {
  ...isNotFound,
  args: { service: undefined },
  parameters: { path: "/services/99" },
};

export const OnASmallScreen: Story = fitsSmallWindow;
