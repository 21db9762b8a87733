import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor } from "storybook/test";
import { gatewayOpening } from "#content/gateway-layers.ts";
import { ExplodedView } from "#sections/services/exploded-view.tsx";
import { fitsSmallWindow } from "../../measure.ts";
import { onSurface } from "../../surface.tsx";

const meta = {
  title: "Sections/Services/Exploded view",
  component: ExplodedView,
  args: { ...gatewayOpening, title: "ODM Engineering & Development", lead: "From a sketch to released drawings." },
  decorators: [onSurface("inverse")],
} satisfies Meta<typeof ExplodedView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ASliderSaysEachStep: Story = {
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole("slider", { name: args.label });
    for (const [index, { name, text }] of args.steps.entries()) {
      await fireEvent.change(slider, { target: { value: index } });
      await expect(slider).toHaveAttribute("aria-valuetext", `${name}: ${text}`);
      await expect(canvas.getByText(text)).toBeVisible();
    }
  },
};

export const APressOnAStepDoesTheSame: Story = {
  play: async ({ args, canvas }) => {
    for (const { name, text } of args.steps) {
      const press = canvas.getByRole("button", { name });
      await userEvent.click(press);
      await waitFor(() => expect(press).toHaveAttribute("aria-pressed", "true"));
      await waitFor(() => expect(canvas.getByRole("slider")).toHaveAttribute("aria-valuetext", `${name}: ${text}`));
    }
    await expect(canvas.getAllByRole("button", { pressed: true })).toHaveLength(1);
  },
};

export const InSmallWindows: Story = fitsSmallWindow;
