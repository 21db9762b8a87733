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

/** The marks that are rendered at this width. */
const visible = (map: HTMLElement, selector: string) =>
  [...map.querySelectorAll(selector)].filter((mark) => mark.checkVisibility());

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
    await expect(visible(canvas.getByRole("img"), "circle")).toHaveLength(3);
    await expect(visible(canvas.getByRole("img"), "rect + rect")).toHaveLength(2);
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
    const [tooltip] = canvas.getAllByTitle("Denver, United States: engineering office");
    await expect(tooltip).toBeInTheDocument();
  },
};

export const MarksFollowTheLongitudes: Story = {
  play: async ({ canvas }) => {
    const left = (title: string) =>
      canvas.getAllByTitle(title)[0]!.parentElement!.querySelector("circle, rect")!.getBoundingClientRect().x;
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

/** Each continent is enlarged, and every city has a legible mark that is visible. */
export const OnASmallScreen: Story = {
  args: { cities: allCities },
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole("figure").getBoundingClientRect();
    const marks = visible(canvas.getByRole("img"), "circle, rect + rect");
    await expect(marks).toHaveLength(allCities.length);
    for (const name of ["North America", "Asia"]) await expect(canvas.getByText(name)).toBeVisible();
    for (const mark of marks) {
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
