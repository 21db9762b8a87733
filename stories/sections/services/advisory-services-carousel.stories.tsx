import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { advisoryServices } from "#content/advisory-service.ts";
import { AdvisoryServicesCarousel } from "#sections/services/advisory-services-carousel.tsx";
import { Heading } from "#ui/heading.tsx";
import { atWidth, carousel, expectActiveSlides, slides } from "../../carousel.ts";
import { overflow } from "../../measure.ts";

const meta = {
  title: "Sections/Services/Advisory services carousel",
  component: AdvisoryServicesCarousel,
  args: {
    variant: "drawing",
    advisoryServices,
    heading: <Heading level={2}>The questions behind the drawing</Heading>,
  },
} satisfies Meta<typeof AdvisoryServicesCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every slide, also outside the viewport, has title, description and links of its advisory service. */
const expectAdvisoryServices = async (all: HTMLElement[]) => {
  await expect(all).toHaveLength(advisoryServices.length);
  for (const [index, { id, title, description }] of advisoryServices.entries()) {
    const slide = within(all[index]!);
    await expect(slide.getByRole("heading", { level: 3, name: title })).toBeInTheDocument();
    await expect(slide.getByText(description)).toBeInTheDocument();
    for (const name of [title, `Details: ${title}`])
      await expect(slide.getByRole("link", { name })).toHaveAttribute("href", `/service-single/${id}`);
  }
};

export const Drawings: Story = {
  globals: atWidth(1280),
  play: async ({ canvas }) => {
    await expect(carousel(canvas)).toHaveAccessibleName("Advisory services");
    await expectAdvisoryServices(slides(canvas));
    for (const slide of slides(canvas)) await expect(slide.querySelector("article svg:not(a svg)")).not.toBeNull();
    await expect(canvas.getAllByRole("button", { name: /^Show slide/ })).toHaveLength(6);
  },
};

export const Icons: Story = {
  args: { variant: "icon" },
  globals: atWidth(1280),
  play: async ({ canvas }) => {
    await expectAdvisoryServices(slides(canvas));
    await expect(canvas.queryByRole("img")).not.toBeInTheDocument();
    const icons = slides(canvas).map((slide) => slide.querySelector("use")!.getAttribute("href")!.split("#")[1]);
    await expect(icons).toEqual(advisoryServices.map(({ icon }) => icon));
    await expect(canvas.getAllByRole("button").map(({ ariaLabel }) => ariaLabel)).toEqual([
      "Previous slide: Advisory services",
      "Next slide: Advisory services",
    ]);
  },
};

export const HidesReferenceNumbersFromScreenReaders: Story = {
  args: { variant: "icon" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("A-06")).toHaveAttribute("aria-hidden", "true");
  },
};

export const OneDrawingOnASmallScreen: Story = {
  globals: atWidth(320),
  play: async ({ canvas }) => {
    await expectActiveSlides(canvas, ["1 of 6"]);
    await expect(overflow()).toBe(0);
  },
};

export const OneIconOnASmallScreen: Story = { ...OneDrawingOnASmallScreen, args: { variant: "icon" } };
