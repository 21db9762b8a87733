import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { servicesHeading, serviceStages } from "#content/home.ts";
import { ServicesCarousel } from "#sections/services/services-carousel.tsx";
import { atWidth, button, expectActiveSlides, slides } from "../../carousel.ts";
import { inTheme } from "../../surface.tsx";

const meta = {
  title: "Sections/Services/Services carousel",
  component: ServicesCarousel,
  args: { ...servicesHeading, services: serviceStages },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof ServicesCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeServices: Story = {
  globals: atWidth(1280),
  play: async ({ args, canvas, step }) => {
    await expect(canvas.getByText("SERVICES OFFERED BY GLOBAL DESIGN PARTNERS")).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 2 })).toHaveTextContent(args.title);
    await expect(canvas.getAllByRole("article")).toHaveLength(3);
    await step("Each card links to its service", async () => {
      for (const { id, title, subTitle, summary } of args.services) {
        await expect(canvas.getByRole("link", { name: title })).toHaveAttribute("href", `/services/${id}`);
        await expect(canvas.getByText(subTitle)).toBeVisible();
        await expect(canvas.getByText(summary)).toBeVisible();
      }
    });
    // The line of the slides is one line.
    await step("Stages of one product on one line", async () => {
      const places = canvas.getAllByRole("article").map(({ firstElementChild }) => {
        const { left, right, bottom } = firstElementChild!.getBoundingClientRect();
        return [left, right, bottom].map(Math.round);
      });
      await expect(new Set(places.map(([, , bottom]) => bottom)).size).toBe(1);
      for (const [index, [left]] of places.slice(1).entries()) await expect(left).toBe(places[index]![1]);
      for (const { stage } of args.services) await expect(canvas.getByText(stage!)).toBeVisible();
    });
  },
};

export const InTheDark: Story = { globals: atWidth(1280), decorators: [inTheme("dark")] };

export const InHighContrast: Story = { globals: atWidth(1280), decorators: [inTheme("contrast")] };

export const TwoAt768: Story = {
  globals: atWidth(768),
  play: async ({ canvas }) => {
    await expectActiveSlides(canvas, ["1 of 3", "2 of 3"]);
  },
};

export const OneAt320: Story = {
  globals: atWidth(320),
  play: async ({ args, canvas, userEvent }) => {
    await expectActiveSlides(canvas, ["1 of 3"]);
    await userEvent.click(button(canvas, "Next slide"));
    await expectActiveSlides(canvas, ["2 of 3"]);
    await expect(within(slides(canvas)[1]!).getByRole("link", { name: args.services[1]!.title })).toBeVisible();
  },
};
