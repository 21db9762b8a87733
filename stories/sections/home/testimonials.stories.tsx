import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { testimonials, testimonialsNote } from "#content/home.ts";
import { Testimonials } from "#sections/home/testimonials.tsx";
import { countColumns, fitsSmallWindow, overflow } from "../../measure.ts";

const meta = {
  title: "Sections/Home/Testimonials",
  component: Testimonials,
  args: { title: "What clients say", testimonials, note: testimonialsNote, video: <button>A video to watch</button> },
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

export const APhotographBesideTheFirst: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ args, canvas }) => {
    const photograph = canvas.getByRole("img", { name: args.testimonials[0]!.photo!.alt });
    const [lead, ...others] = canvas.getAllByRole("figure");
    await expect(lead!.getBoundingClientRect().right).toBeLessThan(photograph.getBoundingClientRect().left);
    await expect(countColumns([...others, canvas.getByText("A video to watch")])).toBe(3);
  },
};

export const OthersInARowThatScrolls: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    const [, ...others] = canvas.getAllByRole("figure");
    await expect(countColumns(others)).toBe(2);
    await expect(overflow()).toBe(0);
  },
};

export const OnASmallScreen: Story = fitsSmallWindow;
