import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { gatewayDrawing } from "#content/gateway-drawing.ts";
import { DrawingPartsList } from "#sections/home/drawing-parts-list.tsx";
import { countColumns, overflow } from "../../measure.ts";

const meta = {
  title: "Sections/Home/Drawing parts list",
  component: DrawingPartsList,
  args: { parts: gatewayDrawing.parts },
} satisfies Meta<typeof DrawingPartsList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsATable: Story = {
  play: async ({ args, canvas }) => {
    const rows = within(canvas.getByRole("table", { name: "Parts list" }))
      .getAllByRole("row")
      .slice(1);
    await expect(rows.map((row) => within(row).getByRole("rowheader").firstElementChild?.textContent)).toEqual(
      args.parts.map(({ name }) => name),
    );
    const cells = within(canvas.getByRole("row", { name: /^1 Screw/ })).getAllByRole("cell");
    await expect(cells.map((cell) => cell.textContent)).toEqual(["1", "4"]);
  },
};

export const InTwoColumnsOnATablet: Story = {
  globals: { viewport: { value: "w768" } },
  play: async ({ canvas }) => {
    await expect(countColumns(canvas.getAllByRole("rowheader"))).toBe(2);
    await expect(overflow()).toBe(0);
  },
};
