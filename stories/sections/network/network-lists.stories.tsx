import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { networks } from "#content/network.ts";
import { NetworkLists } from "#sections/network/network-lists.tsx";

const meta = {
  title: "Sections/Network/Network lists",
  component: NetworkLists,
  parameters: { layout: "fullscreen" },
  args: { networks },
} satisfies Meta<typeof NetworkLists>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    await step("Lists every city once", async () => {
      for (const { title, cities } of args.networks) {
        const region = within(canvas.getByRole("region", { name: title }));
        await expect(region.getAllByRole("listitem")).toHaveLength(cities.length);
        for (const { name } of cities) await expect(region.getAllByText(name).length).toBeGreaterThan(0);
      }
    });
    await step("Groups by continent and country", async () => {
      const engineering = within(canvas.getByRole("region", { name: "Engineering & Design Network" }));
      await expect(engineering.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
        "North America",
        "Asia",
      ]);
      const canada = engineering.getByRole("heading", { level: 4, name: "Canada" });
      await expect(canada.parentElement?.parentElement).toHaveTextContent("Toronto");
    });
    await step("Shows the number of cities", async () => {
      for (const { title, cities } of args.networks) {
        await expect(canvas.getByRole("region", { name: title })).toHaveTextContent(`${cities.length} cities`);
      }
    });
    await step("Links to the post of the network", async () => {
      await expect(
        canvas.getByRole("link", { name: "On the blog: Factory & Manufacturing Locations" }),
      ).toHaveAttribute("href", "/blog-single/3");
    });
  },
};

export const OnASmallScreen: Story = { globals: { viewport: { value: "w320" } } };
