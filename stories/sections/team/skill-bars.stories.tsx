import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { about } from "#content/about.ts";
import { SkillBars } from "#sections/team/skill-bars.tsx";
import { fitsSmallWindow } from "../../measure.ts";

const meta = {
  title: "Sections/Team/Skill bars",
  component: SkillBars,
  args: { skills: about.skills, note: about.skillsNote },
} satisfies Meta<typeof SkillBars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    await step("Every skill is a meter", async () => {
      await expect(canvas.getAllByRole("meter")).toHaveLength(args.skills.length);
      for (const { label, percent } of args.skills) {
        await expect(canvas.getByRole("meter", { name: `${label} ${percent}%` })).toHaveAttribute(
          "value",
          `${percent}`,
        );
        await expect(canvas.getByText(`${percent}%`, { selector: "span, text" })).toBeVisible();
      }
    });
    await step("Note explains the percentages", async () => {
      await expect(canvas.getByText(args.note)).toBeVisible();
    });
  },
};

export const Chart: Story = { ...Default, args: { layout: "chart" } };

export const OnASmallScreen: Story = fitsSmallWindow;
