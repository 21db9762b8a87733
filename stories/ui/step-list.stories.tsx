import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { firstAnswer } from "#content/first-answer.ts";
import { process } from "#content/home.ts";
import { StepList } from "#ui/step-list.tsx";
import type { Guide } from "../docs/guide.tsx";

const meta = {
  title: "UI/Step list",
  component: StepList,
  args: { steps: process },
  parameters: {
    guide: {
      when: "For the steps of a process in their order.",
      instead: { "facts without an order": "`CheckList`" },
      wcag: ["1.3.1"],
    } satisfies Guide,
  },
} satisfies Meta<typeof StepList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Grid: Story = {};
export const Row: Story = { tags: ["example"], args: { layout: "row" } };
export const Figures: Story = { args: { layout: "figures", steps: firstAnswer } };

export const RendersTheStepsInOrder: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(process.length);
    const titles = canvas.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual(process.map(({ title }) => title));
  },
};
