import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { serviceById } from "#content/service.ts";
import { ServiceOffer } from "#sections/services/service-offer.tsx";
import { countColumns, fitsSmallWindow } from "../../measure.ts";
import { inTheme } from "../../surface.tsx";

const manufacturing = serviceById("2")!;

const meta = {
  title: "Sections/Services/Service offer",
  component: ServiceOffer,
  args: manufacturing,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof ServiceOffer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The drawings of a row are on one line. */
export const FourOnEachShelf: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas, step }) => {
    const region = within(canvas.getByRole("region", { name: "What we offer" }));
    const [objects, others] = region.getAllByRole("list");
    await step("Two lists below their headings", async () => {
      await expect(region.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
        manufacturing.listTitle,
        manufacturing.listTitle2,
      ]);
      await expect(
        within(others!)
          .getAllByRole("listitem")
          .map(({ textContent }) => textContent),
      ).toEqual(manufacturing.servicesArray2);
    });
    const items = within(objects!).getAllByRole("listitem");
    await expect(countColumns(items)).toBe(4);
    const names = manufacturing.servicesArray.map(({ name }) => region.getByText(name).getBoundingClientRect().top);
    await expect(new Set(names.map(Math.round)).size).toBe(2);
  },
};

export const TwoInARowOnAPhone: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    await expect(countColumns(within(canvas.getAllByRole("list")[0]!).getAllByRole("listitem"))).toBe(2);
  },
};

export const InTheDark: Story = { decorators: [inTheme("dark")] };

export const OnASmallScreen: Story = fitsSmallWindow;
