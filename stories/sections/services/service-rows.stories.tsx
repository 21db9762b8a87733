import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { advisoryServiceCards } from "#content/derived/advisory-service-cards.ts";
import { ServiceRows } from "#sections/services/service-rows.tsx";
import { StepDrawing } from "#sections/shared/step-drawing.tsx";
import { fitsSmallWindow, elementAtCenter, overflow } from "../../measure.ts";
import { inContainer } from "../../surface.tsx";

const meta = {
  title: "Sections/Services/Service rows",
  component: ServiceRows,
  args: {
    items: advisoryServiceCards.map(({ id, title, description }) => ({
      title,
      text: description,
      to: `/service-single/${id}`,
    })),
  },
} satisfies Meta<typeof ServiceRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EachRowIsALink: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas, args }) => {
    for (const { title, text, to } of args.items) {
      const link = canvas.getByRole("link", { name: title });
      await expect(link).toHaveAttribute("href", to);
      const description = canvas.getByText(text);
      await expect(link.contains(elementAtCenter(description)), "the link covers the row").toBe(true);
    }
    await expect(canvas.getAllByRole("link")).toHaveLength(args.items.length);
  },
};

/** A drawing replaces the text on a phone. */
export const WithDrawings: Story = {
  decorators: [inContainer],
  parameters: { layout: "fullscreen" },
  args: { items: meta.args.items.map((item) => ({ ...item, figure: <StepDrawing drawing="line" /> })) },
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas, canvasElement, args: { items } }) => {
    await expect(canvasElement.querySelectorAll("svg")).toHaveLength(items.length);
    for (const { text } of items) await expect(canvas.getByText(text)).not.toBeVisible();
    await expect(overflow()).toBe(0);
  },
};
export const OnASmallScreen: Story = fitsSmallWindow;
