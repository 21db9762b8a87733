import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { process } from "#content/home.ts";
import { ProcessSteps } from "#sections/home/process-steps.tsx";
import { countColumns, overflow } from "../../measure.ts";

const meta = {
  title: "Sections/Home/Process steps",
  component: ProcessSteps,
  parameters: { layout: "fullscreen" },
  args: { eyebrow: "How we work", title: "Five steps, one team", steps: process },
} satisfies Meta<typeof ProcessSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    await step("Steps are an ordered list", async () => {
      const region = within(canvas.getByRole("region", { name: args.title }));
      await expect(region.getByRole("list").tagName).toBe("OL");
      await expect(region.getAllByRole("listitem")).toHaveLength(5);
      await expect(region.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(
        args.steps.map(({ title }) => title),
      );
    });
    // Screen readers already announce the position in the list.
    await step("Hides the numbers from screen readers", async () => {
      for (const [index, item] of canvas.getAllByRole("listitem").entries()) {
        const number = within(item).getByText(`0${index + 1}`);
        await expect(number).toBeVisible();
        await expect(number).toHaveAttribute("aria-hidden", "true");
      }
    });
  },
};

export const WithLead: Story = {
  args: { lead: "Each step ends with a written decision." },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.lead!)).toBeVisible();
  },
};

export const OneRowOnADesktop: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole("listitem");
    await expect(countColumns(steps)).toBe(5);
    await expect(new Set(steps.map((step) => step.getBoundingClientRect().top)).size).toBe(1);
  },
};

export const ThreeStepsFillTheRow: Story = {
  args: { title: "Three steps", steps: process.slice(0, 3) },
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole("list").getBoundingClientRect();
    await expect(countColumns(canvas.getAllByRole("listitem"))).toBe(3);
    await expect(canvas.getAllByRole("listitem").at(-1)!.getBoundingClientRect().right).toBeCloseTo(list.right, 0);
  },
};

export const TwoInARowOnATablet: Story = {
  globals: { viewport: { value: "w768" } },
  play: async ({ canvas }) => {
    await expect(countColumns(canvas.getAllByRole("listitem"))).toBe(2);
  },
};

export const OneColumnOnASmallScreen: Story = {
  args: { steps: [{ title: "Verträglichkeitsprüfungsvorbereitung", text: process[0]!.text }, ...process.slice(1)] },
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    await expect(countColumns(canvas.getAllByRole("listitem"))).toBe(1);
    await expect(overflow()).toBe(0);
  },
};
