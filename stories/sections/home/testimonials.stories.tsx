import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { testimonials, testimonialsNote } from "#content/home.ts";
import { Testimonials } from "#sections/home/testimonials.tsx";
import { countColumns, fitsSmallWindow } from "../../measure.ts";

const meta = {
  title: "Sections/Home/Testimonials",
  component: Testimonials,
  args: { title: "What clients say", testimonials, note: testimonialsNote },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Testimonials>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    await step("Quotes with name, role and company", async () => {
      const figures = canvas.getAllByRole("figure");
      await expect(figures).toHaveLength(3);
      for (const [index, { quote, name, role, company }] of args.testimonials.entries()) {
        const figure = within(figures[index]!);
        await expect(figure.getByRole("blockquote")).toHaveTextContent(quote);
        for (const text of [name, `${role}, ${company}`]) await expect(figure.getByText(text)).toBeVisible();
      }
    });
    await step("Shows the source", async () => {
      await expect(canvas.getByText("Sample clients, invented for this demonstration.")).toBeVisible();
    });
  },
};

export const SideBySideWithAVideo: Story = {
  args: { layout: "columns", video: <p>A video to watch</p> },
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    await expect(countColumns(canvas.getAllByRole("figure"))).toBe(3);
    await expect(canvas.getByText("A video to watch")).toBeVisible();
  },
};

export const OnASmallScreen: Story = fitsSmallWindow;
