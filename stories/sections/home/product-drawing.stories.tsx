import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { gatewayDrawing } from "#content/gateway-drawing.ts";
import { ProductDrawing } from "#sections/home/product-drawing.tsx";

const meta = {
  title: "Sections/Home/Product drawing",
  component: ProductDrawing,
  parameters: { layout: "fullscreen" },
  args: gatewayDrawing,
} satisfies Meta<typeof ProductDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfTheHomePage: Story = {};

export const ListsEveryPartInATable: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole("table", { name: "Parts list" });
    const rows = within(table).getAllByRole("row").slice(1);
    await expect(rows.map((row) => within(row).getByRole("rowheader").firstElementChild?.textContent)).toEqual(
      gatewayDrawing.parts.map(({ name }) => name),
    );
    await expect(
      within(rows[6]!)
        .getAllByRole("cell")
        .map((cell) => cell.textContent),
    ).toEqual(["7", "4"]);
  },
};

export const HidesTheAnnotationsFromAssistiveTechnology: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole("img")).toHaveLength(1);
    await expect(canvasElement.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  },
};

export const HighlightsAPartAndItsRowTogether: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const row = canvas.getByRole("row", { name: /Gasket/ });
    const numbers = [...canvasElement.querySelectorAll("svg > g > text")];
    const number = numbers.find(({ textContent }) => textContent === "2")!;
    const colors = () => [getComputedStyle(row).backgroundColor, getComputedStyle(number).fill];
    const plain = colors();
    const bothChange = () => colors().every((color, index) => color !== plain[index]);
    await userEvent.hover(row);
    await waitFor(() => expect(bothChange()).toBe(true));
    await userEvent.unhover(row);
    await waitFor(() => expect(colors()).toEqual(plain));
    await userEvent.hover(number);
    await waitFor(() => expect(bothChange()).toBe(true));
  },
};

export const NumbersStayApartInASmallWindow: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvasElement }) => {
    const boxes = [...canvasElement.querySelectorAll("svg circle:nth-of-type(2)")].map((circle) =>
      circle.getBoundingClientRect(),
    );
    await expect(boxes).toHaveLength(gatewayDrawing.parts.length);
    const overlaps = boxes.filter((box, index) =>
      boxes.some(
        (other, at) =>
          at > index && Math.hypot(box.x - other.x, box.y - other.y) < Math.min(box.width, other.width) - 1,
      ),
    );
    await expect(overlaps).toEqual([]);
  },
};
