import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { advisoryServiceCards } from "#content/derived/advisory-service-cards.ts";
import { ServiceRows } from "#sections/services/service-rows.tsx";
import { fitsSmallWindow, elementAtCenter } from "../../measure.ts";

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

export const OnASmallScreen: Story = fitsSmallWindow;
