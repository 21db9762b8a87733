import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { RegisterPage } from "#pages/register";
import { overflow } from "../measure";
import { expectAPage, inMain, trail, wholePage } from "../whole-page";

const meta = {
  title: "Pages/Register",
  component: RegisterPage,
  parameters: { ...wholePage, path: "/register" },
  decorators: [inMain],
} satisfies Meta<typeof RegisterPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AFormWithoutAccounts: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expectAPage(canvasElement, { title: "Register", heading: "Register", path: "/register" });
    await expect(trail(canvasElement)).toEqual(["Home", "Register"]);
    await expect(canvas.getByRole("form", { name: "Create an account" })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 2, name: "There are no accounts here" })).toBeVisible();
  },
};

export const LeadsToTheOtherForm: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "See the login" })).toHaveAttribute("href", "/login");
  },
};

export const OnASmallScreen: Story = {
  globals: { viewport: { value: "w320" } },
  play: async () => {
    await expect(overflow()).toBe(0);
  },
};
