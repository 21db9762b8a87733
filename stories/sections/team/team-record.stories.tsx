import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { skillsNote, teamMembers } from "#content/team-member.ts";
import { TeamRecord } from "#sections/team/team-record.tsx";
import { fitsSmallWindow } from "../../measure.ts";
import { outline } from "../../page-contract.tsx";

const [founder] = teamMembers;

const meta = {
  title: "Sections/Team/Team record",
  component: TeamRecord,
  parameters: { layout: "fullscreen" },
  args: { member: founder!, skillsNote },
} satisfies Meta<typeof TeamRecord>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, args: { member }, canvas, canvasElement, step }) => {
    await step("Meters have names and values", async () => {
      for (const { label, percent } of args.member.skills)
        await expect(canvas.getByRole("meter", { name: `${label} ${percent}%` })).toHaveAttribute(
          "value",
          `${percent}`,
        );
      for (const share of ["75%", "80%", "85%"])
        await expect(canvas.getByText(share, { selector: "span" })).toBeVisible();
      await expect(canvas.getByText(skillsNote)).toBeVisible();
    });
    await step("Education and languages", async () => {
      await expect(outline(canvasElement)).toEqual(["Skills", "Education", "Languages"]);
      await expect(
        canvas.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]),
      ).toEqual([
        ...member.education.map(({ title, place, years }) => [title, `${place}, ${years}`]),
        ...member.languages.map(({ name, level }) => [name, level]),
      ]);
    });
  },
};

export const OnASmallScreen: Story = fitsSmallWindow;
