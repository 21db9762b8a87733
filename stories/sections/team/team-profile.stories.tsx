import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { teamMembers } from "#content/team-member.ts";
import { TeamProfile } from "#sections/team/team-profile.tsx";
import { overflow } from "../../measure.ts";

const [founder] = teamMembers;

const meta = {
  title: "Sections/Team/Team profile",
  component: TeamProfile,
  parameters: { layout: "fullscreen" },
  args: { member: founder! },
} satisfies Meta<typeof TeamProfile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PictureNameRoleAndBiography: Story = {
  play: async ({ args: { member }, canvas }) => {
    await expect(canvas.getByRole("region", { name: member.heading })).toBeVisible();
    await expect(canvas.getByRole("img", { name: member.photo.alt })).toBeVisible();
    for (const text of [member.line, ...member.biography]) await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
      member.name,
      "Founder",
    ]);
  },
};

export const PictureBesideTheTextOnADesktop: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole("heading", { level: 2 }).getBoundingClientRect();
    await expect(canvas.getByRole("img").getBoundingClientRect().right).toBeLessThan(heading.left);
  },
};

export const TheBiographyIsBelowBothInColumns: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ args: { member }, canvas }) => {
    const parts = member.biography.flatMap((text) => [...canvas.getByText(text).getClientRects()]);
    await expect(new Set(parts.map(({ left }) => Math.round(left))).size).toBe(2);
    const picture = canvas.getByRole("img").getBoundingClientRect();
    for (const { top } of parts) await expect(top).toBeGreaterThan(picture.bottom);
  },
};

export const PictureFirstOnASmallScreen: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole("heading", { level: 2 }).getBoundingClientRect();
    await expect(canvas.getByRole("img").getBoundingClientRect().bottom).toBeLessThan(heading.top);
    await expect(overflow()).toBe(0);
  },
};
