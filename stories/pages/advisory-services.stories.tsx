import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { advisoryServices } from "#content/advisory-service.ts";
import { AdvisoryServicesPage } from "#pages/advisory-services.tsx";
import { atWidth, expectActiveSlides } from "../carousel.ts";
import { countColumns, overflow } from "../measure.ts";
import { expectAPage, inMain, trail, wholePage } from "../page-contract.tsx";

const meta = {
  title: "Pages/Advisory services",
  component: AdvisoryServicesPage,
  parameters: { ...wholePage, path: "/service" },
  decorators: [inMain],
} satisfies Meta<typeof AdvisoryServicesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step("Title, heading and breadcrumb", async () => {
      await expectAPage(canvasElement, { title: "Advisory services", heading: "Advisory services", path: "/service" });
      await expect(trail(canvasElement)).toEqual(["Home", "Advisory services"]);
    });
    await step("Every card links to its advisory service", async () => {
      const cards = canvas.getAllByRole("article");
      await expect(cards).toHaveLength(advisoryServices.length);
      for (const [index, { id, title, description }] of advisoryServices.entries()) {
        const card = within(cards[index]!);
        await expect(card.getByText(description)).toBeVisible();
        await expect(card.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
          `/service-single/${id}`,
          `/service-single/${id}`,
        ]);
        await expect(card.getByRole("link", { name: `Details: ${title}` })).toBeVisible();
      }
    });
  },
};

export const OnASmallScreen: Story = {
  globals: atWidth(320),
  play: async ({ canvas }) => {
    await expect(countColumns(canvas.getAllByRole("article"))).toBe(1);
    await expect(overflow()).toBe(0);
  },
};

export const Carousel: Story = {
  args: { layout: "carousel" },
  parameters: { path: "/service-s2" },
  globals: atWidth(1280),
  play: async ({ canvas, canvasElement }) => {
    const title = "Advisory services in pictures";
    await expectAPage(canvasElement, { title, heading: title, path: "/service" });
    await expectActiveSlides(canvas, ["1 of 6", "2 of 6", "6 of 6"]);
    await expect(canvasElement.querySelectorAll("[aria-roledescription=slide] article svg:not(a svg)")).toHaveLength(6);
    await expect(canvas.getByRole("button", { current: true })).toHaveAccessibleName("Show slide 1");
  },
};

export const SliderWithIcons: Story = {
  args: { layout: "slider" },
  parameters: { path: "/service-s3" },
  globals: atWidth(1280),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const title = "Advisory services at a glance";
    await expectAPage(canvasElement, { title, heading: title, path: "/service" });
    await expectActiveSlides(canvas, ["1 of 6", "2 of 6", "3 of 6"]);
    await userEvent.click(canvas.getByRole("button", { name: /^Next slide/ }));
    await expectActiveSlides(canvas, ["2 of 6", "3 of 6", "4 of 6"]);
  },
};
