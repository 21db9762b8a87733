import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { gatewayDrawing } from "#content/gateway-drawing.ts";
import { ProductDrawing } from "#sections/home/product-drawing.tsx";
import { overflow } from "../../measure.ts";
import { inTheme } from "../../surface.tsx";

const meta = {
  title: "Sections/Home/Product drawing",
  component: ProductDrawing,
  parameters: { layout: "fullscreen" },
  args: gatewayDrawing,
} satisfies Meta<typeof ProductDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfTheHomePage: Story = {};

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step("Hides the annotations from assistive technology", async () => {
      await expect(canvas.getAllByRole("img")).toEqual([canvas.getByRole("img", { name: gatewayDrawing.alt })]);
      for (const svg of canvasElement.querySelectorAll("[data-layer] ~ svg"))
        await expect(svg).toHaveAttribute("aria-hidden", "true");
    });
    // Without support of scroll-driven animations, without scripts and under reduced motion, which the tests set.
    await step("Is still and complete", async () => {
      const layers = [...canvasElement.querySelectorAll("[data-layer]")];
      await expect(layers.filter((layer) => layer.checkVisibility())).toHaveLength(7);
      for (const packing of canvasElement.querySelectorAll("[data-packing]")) await expect(packing).not.toBeVisible();
      await expect(canvasElement.querySelector("[data-assembly=tests]")).not.toBeVisible();
      for (const part of canvasElement.querySelectorAll("[data-assembly=product], [data-layer], line, circle"))
        await expect(getComputedStyle(part).animationName).toBe("none");
      for (const row of canvasElement.querySelectorAll("tr"))
        await expect(getComputedStyle(row, "::before").content).toBe("none");
      const stage = canvasElement.querySelector("[data-assembly=stage]")!;
      await expect(getComputedStyle(stage).position).toBe("static");
    });
  },
};

/** The balloon of a part in the layout of this window. */
const balloonOf = (root: HTMLElement, number: string) =>
  [...root.querySelectorAll("svg > g > text")].find((text) => text.textContent === number && text.checkVisibility())!
    .previousElementSibling!;

/** The highlight of a row of the parts list, and of its balloon. */
const highlightOf = (row: HTMLElement, balloon: Element) => [
  getComputedStyle(row).backgroundColor,
  getComputedStyle(balloon).stroke,
];

export const IsolatesAPartAndMarksItsRow: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const row = canvas.getByRole("row", { name: /Gasket/ });
    const balloon = balloonOf(canvasElement, "4");
    const plain = highlightOf(row, balloon);
    const bothChange = () => highlightOf(row, balloon).every((color, index) => color !== plain[index]);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "Screw" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: "Gasket" })).toHaveFocus();
    await waitFor(() => expect(bothChange()).toBe(true));
    const opacities = () =>
      ["gasket", "lid"].map((name) => getComputedStyle(canvasElement.querySelector(`[data-layer="${name}"]`)!).opacity);
    await waitFor(() => expect(opacities()).toEqual(["1", "0.2"]));
    await userEvent.tab();
    await waitFor(() => expect(highlightOf(row, balloon)).toEqual(plain));
    await waitFor(() => expect(opacities()).toEqual(["1", "1"]));
  },
};

export const WithoutScripts: Story = {
  decorators: [
    (Story) => (
      <div data-no-script="">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    for (const radio of canvas.queryAllByRole("radio", { hidden: true })) await expect(radio).not.toBeVisible();
  },
};

export const InHighContrast: Story = {
  decorators: [inTheme("contrast")],
  play: async ({ canvasElement }) => {
    const line = canvasElement.querySelector("line:not([data-halo])")!;
    await expect(getComputedStyle(line).strokeWidth).toBe("2px");
    await expect(getComputedStyle(balloonOf(canvasElement, "1")).fill).toBe("rgb(0, 0, 0)");
  },
};

export const InTheDark: Story = { decorators: [inTheme("dark")] };

export const NumbersStayApartInASmallWindow: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvasElement }) => {
    const boxes = gatewayDrawing.parts.map((_, index) =>
      balloonOf(canvasElement, String(index + 1)).getBoundingClientRect(),
    );
    const overlaps = boxes.filter((box, index) =>
      boxes.some((other, at) => at > index && Math.hypot(box.x - other.x, box.y - other.y) < box.width - 1),
    );
    await expect(overlaps).toEqual([]);
    await expect(overflow()).toBe(0);
  },
};
