import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { cities } from "#content/city.ts";
import { NetworkPage } from "#pages/network.tsx";
import { fitsSmallWindow } from "../measure.ts";
import { expectAPage, inMain, trail, wholePage } from "../page-contract.tsx";

const meta = {
  title: "Pages/Network",
  component: NetworkPage,
  parameters: { ...wholePage, path: "/network-locations" },
  decorators: [inMain],
} satisfies Meta<typeof NetworkPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step("Title and breadcrumb", async () => {
      await expectAPage(canvasElement, { title: "Network", heading: "Network", path: "/network-locations" });
      await expect(trail(canvasElement)).toEqual(["Home", "Network"]);
    });
    // The lists are the text alternative of the map.
    await step("Map and lists agree", async () => {
      await expect(
        canvas.getByRole("img", { name: /^Map: 14 engineering offices and 14 manufacturing sites/ }),
      ).toBeVisible();
      const lists = ["Engineering & Design Network", "Factory & Manufacturing Locations"].map((name) =>
        within(canvas.getByRole("region", { name })),
      );
      const rows = lists.flatMap((list) => list.getAllByRole("listitem").map(({ textContent }) => textContent));
      await expect(rows).toHaveLength(cities.length);
      for (const { name } of cities) await expect(rows.some((row) => row.includes(name))).toBe(true);
    });
    await step("Links to contact", async () => {
      await expect(canvas.getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "/contact");
    });
  },
};

export const OnASmallScreen: Story = fitsSmallWindow;
