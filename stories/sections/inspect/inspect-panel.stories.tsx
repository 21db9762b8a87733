import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { InspectPanel } from "#sections/inspect/inspect-panel.tsx";
import { overflow } from "../../measure.ts";

const card = { name: "Card", path: "src/ui/card.tsx", title: "UI/Card" };

const meta = {
  title: "Sections/Inspect/Inspect panel",
  component: InspectPanel,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "320px" } } },
  args: {
    edge: "bottom",
    isWide: true,
    theme: undefined,
    layers: new Set(["components", "headings"] as const),
    selects: true,
    lists: [
      { layer: "components", entries: [{ id: "components 0", label: "1 Card × 3", component: card }] },
      { layer: "headings", entries: [{ id: "headings 0", label: "h1 Contact" }] },
    ],
    storybook: "",
    children: <p>The facts of the element.</p>,
    onMove: fn(),
    onTheme: fn(),
    onLayer: fn(),
    onSelects: fn(),
    onSelect: fn(),
    onLeave: fn(),
  },
} satisfies Meta<typeof InspectPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ARegionThatGetsTheFocus: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Inspect" })).toHaveFocus();
  },
};

export const EverythingInOneList: Story = {
  play: async ({ args, canvas }) => {
    const list = within(canvas.getByRole("list", { name: "What Inspect shows" }));
    await expect(list.getByText("The facts of the element.")).toBeVisible();
    await userEvent.click(list.getByText("Headings: 1"));
    await userEvent.click(list.getByRole("button", { name: "h1 Contact" }));
    await expect(args.onSelect).toHaveBeenLastCalledWith({ id: "headings 0", label: "h1 Contact" });
  },
};

export const SwitchesLayersThemeAndEdge: Story = {
  play: async ({ args, canvas }) => {
    const layers = within(canvas.getByRole("group", { name: "Layers" }));
    await expect(layers.getByRole("checkbox", { name: "Headings" })).toBeChecked();
    await userEvent.click(layers.getByRole("checkbox", { name: "Tab order" }));
    await expect(args.onLayer).toHaveBeenLastCalledWith("tab order");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Theme" }), "Dark");
    await expect(args.onTheme).toHaveBeenLastCalledWith("dark");
    await userEvent.click(canvas.getByRole("button", { name: "Move to the top" }));
    await expect(args.onMove).toHaveBeenCalled();
  },
};

export const InSmallWindows: Story = {
  args: { isWide: false },
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    for (const folded of ["Layers and theme", "Components: 1", "Headings: 1"])
      await userEvent.click(canvas.getByText(folded));
    await expect(overflow()).toBe(0);
    for (const control of [...canvas.getAllByRole("button"), ...canvas.getAllByRole("checkbox")]) {
      const target = control.closest("label") ?? control;
      await expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    }
  },
};
