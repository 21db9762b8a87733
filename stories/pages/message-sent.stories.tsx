import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { MessageSentPage } from "#pages/message-sent.tsx";
import { fitsSmallWindow } from "../measure.ts";
import { expectAPage, inMain, trail, wholePage } from "../page-contract.tsx";

const meta = {
  title: "Pages/Message sent",
  component: MessageSentPage,
  parameters: { ...wholePage, path: "/message-sent" },
  decorators: [inMain],
} satisfies Meta<typeof MessageSentPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleHeadingAndWaysOn: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expectAPage(canvasElement, { title: "Message sent", heading: "Message sent", path: "/message-sent" });
    await expect(trail(canvasElement)).toEqual(["Home", "Message sent"]);
    await expect(canvas.getByText(/answers it, at the email address you gave/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Back to home" })).toHaveAttribute("href", "/home");
    await expect(canvas.getByRole("link", { name: "See what we do" })).toHaveAttribute("href", "/services");
  },
};

export const OnASmallScreen: Story = fitsSmallWindow;
