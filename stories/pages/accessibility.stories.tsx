import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { accessibility } from "#content/derived/accessibility.ts";
import { AccessibilityPage } from "#pages/accessibility.tsx";
import { fitsSmallWindow } from "../measure.ts";
import { expectAPage, inMain, outline, trail, wholePage } from "../page-contract.tsx";

const meta = {
  title: "Pages/Accessibility",
  component: AccessibilityPage,
  parameters: { ...wholePage, path: "/accessibility" },
  decorators: [inMain],
} satisfies Meta<typeof AccessibilityPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step("Title, heading and outline", async () => {
      await expectAPage(canvasElement, { title: "Accessibility", heading: "Accessibility", path: "/accessibility" });
      await expect(trail(canvasElement)).toEqual(["Home", "Accessibility"]);
      await expect(outline(canvasElement)).toEqual([
        "What holds",
        "Known failures, and what we haven’t tested",
        "What the checks leave out",
        "Report a barrier",
      ]);
    });
    await step("Figures are those of the last run", async () => {
      const status = within(canvas.getByRole("region", { name: "What holds" }));
      await expect(
        status.getByText(new RegExp(`${accessibility.pages} of ${accessibility.totals.page} pages`)),
      ).toBeVisible();
      const limits = within(canvas.getByRole("region", { name: "Known failures, and what we haven’t tested" }));
      for (const { criterion } of accessibility.failures) await expect(limits.getByText(criterion)).toBeVisible();
      for (const title of accessibility.untried) await expect(canvas.getByText(title)).toBeVisible();
    });
    await step("Names what no machine decides", async () => {
      const section = within(canvas.getByRole("region", { name: "What the checks leave out" }));
      await expect(section.getByText("YouTube’s player", { exact: false })).toBeVisible();
      for (const { reason } of accessibility.unchecked) await expect(section.getByText(reason)).toBeVisible();
      for (const { check } of accessibility.partial) await expect(section.getByText(check)).toBeVisible();
    });
    await step("Links to the contact form with its subject", async () => {
      await expect(canvas.getByRole("link", { name: "Report a barrier" })).toHaveAttribute(
        "href",
        "/contact?subject=Accessibility%20barrier",
      );
    });
  },
};

export const OnASmallScreen: Story = fitsSmallWindow;
