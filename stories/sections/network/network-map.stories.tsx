import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { cities as allCities } from "#content/city.ts";
import type { City } from "#content/schema.ts";
import { mapSize } from "#lib/map/projection.ts";
import { NetworkMap } from "#sections/network/network-map.tsx";

const office = { continent: "North America", country: "United States", kind: "engineering" } as const;
const factory = { continent: "Asia", country: "China", kind: "manufacturing" } as const;

const cities: readonly City[] = [
  { ...office, name: "Denver", region: "Colorado", lat: 39.74, lon: -104.99 },
  { ...office, name: "Detroit", region: "Michigan", lat: 42.33, lon: -83.05 },
  { ...office, name: "Shenzhen", region: "Guangdong", country: "China", continent: "Asia", lat: 22.54, lon: 114.06 },
  { ...factory, name: "Shenzhen", region: "Guangdong", lat: 22.54, lon: 114.06 },
  { ...factory, name: "Pune", region: "Maharashtra", country: "India", lat: 18.52, lon: 73.86 },
];

const meta = {
  title: "Sections/Network/Network map",
  component: NetworkMap,
  parameters: { layout: "fullscreen" },
  args: { cities },
} satisfies Meta<typeof NetworkMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllCities: Story = { args: { cities: allCities } };

export const IsOneNamedImage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("img")).toEqual([
      canvas.getByRole("img", {
        name: "Map: 3 engineering offices and 2 manufacturing sites in North America and Asia",
      }),
    ]);
  },
};

export const OneShapeForEachKind: Story = {
  play: async ({ canvas }) => {
    const map = canvas.getByRole("img");
    await expect(map.querySelectorAll("circle")).toHaveLength(3);
    await expect(map.querySelectorAll("rect + rect")).toHaveLength(2);
  },
};

export const LegendWithCounts: Story = {
  play: async ({ canvas }) => {
    const legend = canvas.getByRole("figure").querySelector("figcaption");
    await expect(legend).toHaveTextContent("3 engineering offices");
    await expect(legend).toHaveTextContent("2 manufacturing sites");
  },
};

export const MarksHaveTooltips: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle("Denver, United States: engineering office")).toBeInTheDocument();
  },
};

export const MarksFollowTheLongitudes: Story = {
  play: async ({ canvas }) => {
    const left = (title: string) =>
      canvas.getByTitle(title).parentElement!.querySelector("circle, rect")!.getBoundingClientRect().x;
    const pune = left("Pune, India: manufacturing site");
    const shenzhen = left("Shenzhen, China: engineering office");
    const denver = left("Denver, United States: engineering office");
    const detroit = left("Detroit, United States: engineering office");
    await expect([denver, pune, detroit, shenzhen].toSorted((a, b) => a - b)).toEqual([
      pune,
      shenzhen,
      denver,
      detroit,
    ]);
  },
};

export const RendersTheLand: Story = {
  play: async ({ canvas }) => {
    const land = canvas.getByRole("img").querySelector("use")!;
    await waitFor(() => expect(land.getBBox().width).toBeGreaterThan(mapSize.width / 2));
  },
};

/** The map is cropped, and every city remains visible with a legible mark. */
export const OnASmallScreen: Story = {
  args: { cities: allCities },
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole("figure").getBoundingClientRect();
    for (const mark of canvas.getByRole("img").querySelectorAll("circle, rect + rect")) {
      const { left, right, width } = mark.getBoundingClientRect();
      await expect(left).toBeGreaterThan(frame.left);
      await expect(right).toBeLessThan(frame.right);
      await expect(width).toBeGreaterThanOrEqual(8);
    }
  },
};

export const OnlyOneKind: Story = {
  args: { cities: cities.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img")).toHaveAccessibleName("Map: 1 engineering office in North America");
  },
};
