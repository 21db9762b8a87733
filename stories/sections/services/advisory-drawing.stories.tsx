import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import drawings from "#assets/advisory-drawings.svg?no-inline";
import { advisoryServices } from "#content/advisory-service.ts";
import { AdvisoryDrawing, AdvisoryFigure } from "#sections/services/advisory-drawing.tsx";
import { inTheme } from "../../surface.tsx";

const meta = {
  title: "Sections/Services/Advisory drawing",
  component: AdvisoryDrawing,
  args: { icon: "calculator" },
  render: () => (
    <div className="grid grid-cols-2 gap-6 lg:grid-cols-3">
      {advisoryServices.map(({ id, icon }) => (
        <AdvisoryDrawing key={id} icon={icon} />
      ))}
    </div>
  ),
} satisfies Meta<typeof AdvisoryDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnePerAdvisoryService: Story = {
  play: async ({ canvas, canvasElement }) => {
    const file = await (await fetch(drawings)).text();
    const symbols = new DOMParser().parseFromString(file, "image/svg+xml");
    for (const use of canvasElement.querySelectorAll("use"))
      await expect(symbols.getElementById(use.href.baseVal.split("#")[1]!)).not.toBeNull();
    await expect(canvasElement.querySelectorAll("use")).toHaveLength(advisoryServices.length);
    await expect(canvas.queryByRole("img")).not.toBeInTheDocument();
  },
};

/** The cost curves cross where the dashed lines say that they do. */
export const CurvesCrossAtTheCorner: Story = {
  render: () => <AdvisoryDrawing icon="calculator" />,
  play: async () => {
    const file = new DOMParser().parseFromString(await (await fetch(drawings)).text(), "image/svg+xml");
    const [, dashes, ...curves] = file.querySelectorAll<SVGPathElement>("#calculator > path");
    const corner = dashes!.getPointAtLength(100);
    await expect(dashes!.getAttribute("d")).toBe(`M${corner.x} 246V${corner.y}H56`);
    await expect(curves).toHaveLength(2);
    for (const curve of curves) {
      const distances = Array.from({ length: Math.floor(curve.getTotalLength()) }, (_, length) => {
        const { x, y } = curve.getPointAtLength(length);
        return Math.hypot(x - corner.x, y - corner.y);
      });
      await expect(Math.min(...distances)).toBeLessThan(1);
    }
  },
};

export const PartOfADrawing: Story = {
  args: { view: "56 92 184 138" },
  render: (args) => <AdvisoryFigure {...args} caption="Detail A. The curves cross at 8,000 pieces." />,
  play: async ({ canvas, canvasElement, args: { view } }) => {
    await expect(canvas.getByRole("figure")).toHaveTextContent("Detail A. The curves cross at 8,000 pieces.");
    await expect(canvasElement.querySelector("figure svg")).toHaveAttribute("viewBox", view);
  },
};

export const InTheDark: Story = { decorators: [inTheme("dark")] };

export const InHighContrast: Story = { decorators: [inTheme("contrast")] };
