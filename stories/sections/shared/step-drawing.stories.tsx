import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import drawings from "#assets/step-drawings.svg?no-inline";
import { stepDrawing } from "#content/schema-page.ts";
import { StepDrawing } from "#sections/shared/step-drawing.tsx";
import { inTheme } from "../../surface.tsx";

const meta = {
  title: "Sections/Shared/Step drawing",
  component: StepDrawing,
  args: { drawing: "board" },
} satisfies Meta<typeof StepDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Every drawing that content may name is in the file, and none beside them. */
export const All: Story = {
  render: () => (
    <ul role="list" className="grid grid-cols-2 gap-6 md:grid-cols-4">
      {stepDrawing.options.map((drawing) => (
        <li key={drawing} className="flex flex-col gap-2 data-text text-caption">
          <StepDrawing drawing={drawing} />
          {drawing}
        </li>
      ))}
    </ul>
  ),
  play: async () => {
    const file = new DOMParser().parseFromString(await (await fetch(drawings)).text(), "image/svg+xml");
    const symbols = [...file.querySelectorAll("symbol")].map(({ id }) => id);
    await expect(symbols.toSorted()).toEqual(stepDrawing.options.toSorted());
  },
};

export const WithoutLabels: Story = { args: { size: "thumbnail" } };

export const InTheDark: Story = { ...All, decorators: [inTheme("dark")] };
