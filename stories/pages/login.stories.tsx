import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { LoginPage } from "#pages/login";
import { overflow } from "../measure";
import { expectAPage, inMain, trail, wholePage } from "../whole-page";

const meta = {
  title: "Pages/Login",
  component: LoginPage,
  parameters: { ...wholePage, path: "/login" },
  decorators: [inMain],
} satisfies Meta<typeof LoginPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AFormWithoutAccounts: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expectAPage(canvasElement, { title: "Login", heading: "Login", path: "/login" });
    await expect(trail(canvasElement)).toEqual(["Home", "Login"]);
    await expect(canvas.getByRole("form", { name: "Log in" })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 2, name: "There are no accounts here" })).toBeVisible();
  },
};

export const LeadsToTheOtherForm: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "See the registration" })).toHaveAttribute("href", "/register");
  },
};

export const OnASmallScreen: Story = {
  globals: { viewport: { value: "w320" } },
  play: async () => {
    await expect(overflow()).toBe(0);
  },
};
