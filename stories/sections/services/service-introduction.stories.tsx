import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { serviceById } from "#content/service.ts";
import { ServiceIntroduction } from "#sections/services/service-introduction.tsx";
import { fitsSmallWindow } from "../../measure.ts";

const { subTitle, statement, data } = serviceById("1")!;

const meta = {
  title: "Sections/Services/Service introduction",
  component: ServiceIntroduction,
  args: { eyebrow: "Service 1 of 3", subTitle, statement, data },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof ServiceIntroduction>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StatementAboveTheParagraphs: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole("region", { name: subTitle }));
    await expect(region.getByRole("heading", { level: 2, name: subTitle })).toBeVisible();
    const paragraphs = data.map((paragraph) => region.getByText(paragraph));
    const lines = paragraphs.flatMap((paragraph) => [...paragraph.getClientRects()]);
    await expect(new Set(lines.map(({ left }) => Math.round(left))).size).toBe(2);
    const place = region.getByText(statement).getBoundingClientRect();
    await expect(place.bottom).toBeLessThan(lines[0]!.top);
    await expect(place.left, "one left edge").toBe(lines[0]!.left);
  },
};

export const OnASmallScreen: Story = fitsSmallWindow;
