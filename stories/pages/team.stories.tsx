import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { TeamPage } from "#pages/team.tsx";
import { fitsSmallWindow } from "../measure.ts";
import { expectAPage, inMain, trail, wholePage } from "../page-contract.tsx";

const meta = {
  title: "Pages/Team",
  component: TeamPage,
  parameters: { ...wholePage, path: "/team" },
  decorators: [inMain],
} satisfies Meta<typeof TeamPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeMembers: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expectAPage(canvasElement, { title: "Team", heading: "Team", path: "/team" });
    await expect(trail(canvasElement)).toEqual(["Home", "Team"]);
    await expect(canvas.getByText(/^The people you will work with/)).toBeVisible();
    const links = canvas
      .getAllByRole("heading", { level: 2 })
      .flatMap((heading) => within(heading).queryAllByRole("link"));
    await expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/team-single/1",
      "/team-single/2",
      "/team-single/3",
    ]);
    for (const role of ["Founder", "Admin", "Marketer"]) await expect(canvas.getByText(role)).toBeVisible();
  },
};

export const EachQuestionLeadsToTheMemberWhoAnswersIt: Story = {
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole("region", { name: "Who to ask" })).getAllByRole("listitem");
    await expect(rows).toHaveLength(5);
    const freight = rows.find((row) => row.textContent.includes("freight"))!;
    const link = within(freight).getByRole("link", { name: "Luca Marchetti" });
    await expect(link).toHaveAttribute("href", "/team-single/2");
  },
};

export const OnASmallScreen: Story = fitsSmallWindow;
