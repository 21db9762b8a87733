import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { teamMembers } from "#content/team-member.ts";
import { TeamMemberPage } from "#pages/team-member.tsx";
import { fitsSmallWindow } from "../measure.ts";
import { expectAPage, inMain, isNotFound, outline, trail, wholePage } from "../page-contract.tsx";

const meta = {
  title: "Pages/Team member",
  component: TeamMemberPage,
  parameters: { ...wholePage, path: "/team-single/1" },
  decorators: [inMain],
  args: { member: teamMembers[0] },
} satisfies Meta<typeof TeamMemberPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A story with the assertions that hold for the page of every member. */
const pageOf = (index: number): Story => {
  const member = teamMembers[index]!;
  const path = `/team-single/${member.id}`;
  return {
    args: { member },
    parameters: { path },
    play: async ({ canvas, canvasElement }) => {
      await expectAPage(canvasElement, { title: member.name, heading: member.name, path });
      await expect(trail(canvasElement)).toEqual(["Home", "Team", member.name]);
      await expect(outline(canvasElement)).toEqual([
        member.heading,
        "Skills",
        "Education",
        "Languages",
        `Write to ${member.name}`,
        "Reach us directly",
      ]);
      await expect(canvas.getByRole("img", { name: member.photo.alt })).toBeVisible();
      await expect(canvas.getAllByRole("meter").map((bar) => bar.getAttribute("value"))).toEqual(["75", "80", "85"]);
      await expect(canvas.getByRole("button", { name: "Send note" })).toBeVisible();
    },
  };
};

export const Founder: Story = pageOf(0);
export const Admin: Story = pageOf(1);
export const Marketer: Story = pageOf(2);

export const UnknownId: Story = {
  ...isNotFound,
  args: { member: undefined },
  parameters: { path: "/team-single/99" },
};

export const OnASmallScreen: Story = fitsSmallWindow;
