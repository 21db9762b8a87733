import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { IndexList } from "#sections/shared/index-list.tsx";
import { elementAtCenter, fitsSmallWindow } from "../../measure.ts";

const meta = {
  title: "Sections/Shared/Index list",
  component: IndexList,
  args: {
    items: [
      { to: "/first", title: "First sheet", text: "The housing.", reference: "KV-001", detail: "Engineering" },
      { to: "/second", title: "Second sheet", text: "The carton.", reference: "KV-002", detail: "Logistics" },
    ],
  },
} satisfies Meta<typeof IndexList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EachRowIsALink: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas, args }) => {
    for (const { title, text, to, detail } of args.items) {
      const link = canvas.getByRole("link", { name: title });
      await expect(link).toHaveAttribute("href", to);
      for (const part of [text, detail])
        await expect(link.contains(elementAtCenter(canvas.getByText(part))), "the link covers the row").toBe(true);
    }
  },
};

export const DetailIsTheLink: Story = {
  args: { link: "detail" },
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas, args }) => {
    for (const { title, to, detail } of args.items) {
      const link = canvas.getByRole("link", { name: detail });
      await expect(link).toHaveAttribute("href", to);
      const heading = canvas.getByRole("heading", { name: title });
      await expect(link.contains(elementAtCenter(heading)), "the link covers the row").toBe(true);
    }
  },
};

export const OnASmallScreen: Story = fitsSmallWindow;
