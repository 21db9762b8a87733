import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { gears } from "#content/project-photo.ts";
import { Exhibit } from "#sections/projects/exhibit.tsx";
import { fitsSmallWindow } from "../../measure.ts";
import { inTheme } from "../../surface.tsx";

const meta = {
  title: "Sections/Projects/Exhibit",
  component: Exhibit,
  args: { id: "1", image: gears, sizes: "100vw" },
  render: (args) => (
    <div className="relative flex items-end border-b-thick border-strong pt-8">
      <Exhibit {...args} />
    </div>
  ),
} satisfies Meta<typeof Exhibit>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An eighth of the frame, in which the shadow is, lies below the line. */
export const ObjectOnItsLine: Story = {
  play: async ({ args, canvas, step }) => {
    const image = canvas.getByRole("img", { name: args.image.alt });
    const { bottom, height } = image.getBoundingClientRect();
    const line = image.closest(".border-strong")!.getBoundingClientRect().bottom;
    await expect((bottom - line) / height).toBeCloseTo(1 / 8, 1);
    await step("Number is decorative", async () => {
      await expect(canvas.getByText("01")).toBeVisible();
      await expect(canvas.getByText("01").closest("[aria-hidden=true]")).not.toBeNull();
    });
  },
};

export const InTheDark: Story = { decorators: [inTheme("dark")] };

export const InHighContrast: Story = { decorators: [inTheme("contrast")] };

export const OnASmallScreen: Story = fitsSmallWindow;
