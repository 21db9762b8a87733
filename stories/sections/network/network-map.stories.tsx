import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { cities as allCities } from "#content/city.ts";
import type { City } from "#content/schema.ts";
import { mapSize } from "#lib/map/projection.ts";
import { NetworkMap } from "#sections/network/network-map.tsx";
import { atWidth } from "../../carousel.ts";
import { onSurface } from "../../surface.tsx";

const office = { label: "e", continent: "North America", country: "United States", kind: "engineering" } as const;
const factory = { label: "e", continent: "Asia", country: "China", kind: "manufacturing" } as const;

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
  decorators: [onSurface("inverse")],
} satisfies Meta<typeof NetworkMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllCities: Story = { args: { cities: allCities } };

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step("Is one named image", async () => {
      await expect(canvas.getAllByRole("img")).toEqual([
        canvas.getByRole("img", {
          name: "Map: 3 engineering offices and 2 manufacturing sites in North America and Asia",
        }),
      ]);
    });
    await step("One shape for each kind", async () => {
      await expect(canvas.getByRole("img").querySelectorAll("circle")).toHaveLength(3);
      await expect(canvas.getByRole("img").querySelectorAll("rect + rect")).toHaveLength(2);
    });
    await step("Legend with counts", async () => {
      const legend = canvas.getByRole("figure").querySelector("figcaption");
      await expect(legend).toHaveTextContent("3 engineering offices");
      await expect(legend).toHaveTextContent("2 manufacturing sites");
    });
    await step("Marks have tooltips", async () => {
      const [tooltip] = canvas.getAllByTitle("Denver, United States: engineering office");
      await expect(tooltip).toBeInTheDocument();
    });
    await step("Marks follow the longitudes", async () => {
      const left = (title: string) =>
        canvas.getAllByTitle(title)[0]!.parentElement!.querySelector("circle, rect")!.getBoundingClientRect().x;
      const pune = left("Pune, India: manufacturing site");
      const shenzhen = left("Shenzhen, China: engineering office");
      const denver = left("Denver, United States: engineering office");
      const detroit = left("Detroit, United States: engineering office");
      await expect(denver).toBeLessThan(detroit);
      await expect(pune).toBeLessThan(shenzhen);
    });
    await step("Renders the land", async () => {
      const land = canvas.getByRole("img").querySelector("use")!;
      await waitFor(() => expect(land.getBBox().width).toBeGreaterThan(mapSize.width / 2));
    });
  },
};

/** Every city has a legible name, or below 600 pixels a number, inside the map; no other and no mark covers it. */
const showsEveryName: Story["play"] = async ({ canvas }) => {
  const frame = canvas.getByRole("figure").getBoundingClientRect();
  const names = [...canvas.getByRole("img").querySelectorAll("text")].filter((name) => name.checkVisibility());
  await expect(new Set(names.map(({ textContent }) => textContent)).size).toBe(allCities.length);
  for (const map of canvas.getByRole("img").querySelectorAll("svg:has(circle, rect):has(text)")) {
    const lastMark = [...map.querySelectorAll("circle, rect")].at(-1)!;
    const order = lastMark.compareDocumentPosition(map.querySelector("text")!);
    await expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
  const boxes = names.map((name) => name.getBoundingClientRect());
  for (const [index, box] of boxes.entries()) {
    await expect(box.left).toBeGreaterThanOrEqual(frame.left);
    await expect(box.right).toBeLessThanOrEqual(frame.right);
    await expect(Number.parseFloat(getComputedStyle(names[index]!).fontSize)).toBeGreaterThanOrEqual(13);
    for (const [other, { left, right, top, bottom }] of boxes.entries())
      if (other > index)
        await expect(
          box.left < right && left < box.right && box.top + 4 < bottom - 4 && top + 4 < box.bottom - 4,
          `${names[index]!.textContent} and ${names[other]!.textContent}`,
        ).toBe(false);
  }
  for (const name of ["North America", "Asia"]) await expect(canvas.getByText(name)).toBeVisible();
};

/** No two marks meet, and no number lies on a mark. */
const separatesMarks: Story["play"] = async ({ canvas }) => {
  const places = [...canvas.getByRole("img").querySelectorAll("svg > svg:has(> title)")].map((place) => ({
    title: place.querySelector("title")!.textContent,
    mark: place.querySelector("circle, rect + rect")!.getBoundingClientRect(),
  }));
  await expect(places).toHaveLength(allCities.length);
  for (const [index, { title, mark }] of places.entries())
    for (const other of places.slice(index + 1)) {
      const distance = Math.hypot(
        mark.x + mark.width / 2 - other.mark.x - other.mark.width / 2,
        mark.y + mark.height / 2 - other.mark.y - other.mark.height / 2,
      );
      await expect(distance - (mark.width + other.mark.width) / 2, `${title} and ${other.title}`).toBeGreaterThan(2);
    }
  for (const name of [...canvas.getByRole("img").querySelectorAll("text")].filter((text) => text.checkVisibility())) {
    const box = name.getBoundingClientRect();
    for (const { title, mark } of places)
      await expect(
        box.left < mark.right && mark.left < box.right && box.top + 4 < mark.bottom && mark.top < box.bottom - 4,
        `${name.textContent} and ${title}`,
      ).toBe(false);
  }
};

export const NumbersAt320: Story = {
  args: { cities: allCities },
  globals: atWidth(320),
  play: async (context) => {
    await showsEveryName(context);
    await separatesMarks(context);
    const map = context.canvas.getByRole("img");
    for (const { name } of allCities) {
      const entries = [...map.querySelectorAll("li")].filter(({ textContent }) => textContent.endsWith(` ${name}`));
      await expect(entries).toHaveLength(1);
      await expect(entries[0]).toBeVisible();
    }
  },
};
export const EveryNameAt768: Story = { args: { cities: allCities }, globals: atWidth(768), play: showsEveryName };
export const EveryNameAt960: Story = { args: { cities: allCities }, globals: atWidth(960), play: showsEveryName };
export const EveryNameAt1920: Story = { args: { cities: allCities }, globals: atWidth(1920), play: showsEveryName };

export const OnlyOneKind: Story = {
  args: { cities: cities.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img")).toHaveAccessibleName("Map: 1 engineering office in North America");
  },
};
